package org.rubisee.entities;

import jakarta.ejb.EJBHome;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.rmi.RemoteException;
import java.util.Collection;

/** The home methods of the entity bean Category, the same in both views. */
public interface Categories {
  /** The Category with that primary key. */
  CategoryEntity findByPrimaryKey(Integer id) throws FinderException, IOException;

  /** All categories, by id. */
  Collection<? extends CategoryEntity> findAllCategories() throws FinderException, IOException;

  /** The remote home. */
  interface Home extends Categories, EJBHome {
    @Override
    CategoryEntity.Remote findByPrimaryKey(Integer id) throws FinderException, RemoteException;

    @Override
    Collection<CategoryEntity.Remote> findAllCategories() throws FinderException, RemoteException;
  }

  /** The local home. */
  interface LocalHome extends Categories, EJBLocalHome {
    @Override
    CategoryEntity.Local findByPrimaryKey(Integer id) throws FinderException;

    @Override
    Collection<CategoryEntity.Local> findAllCategories() throws FinderException;
  }
}
