package org.rubisee.entities;

import jakarta.ejb.EJBHome;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.rmi.RemoteException;

/** The home methods of the entity bean OldItem, the same in both views. */
public interface OldItems {
  /** The OldItem with that primary key. */
  OldItemEntity findByPrimaryKey(Integer id) throws FinderException, IOException;

  /** The remote home. */
  interface Home extends OldItems, EJBHome {
    @Override
    OldItemEntity.Remote findByPrimaryKey(Integer id) throws FinderException, RemoteException;
  }

  /** The local home. */
  interface LocalHome extends OldItems, EJBLocalHome {
    @Override
    OldItemEntity.Local findByPrimaryKey(Integer id) throws FinderException;
  }
}
