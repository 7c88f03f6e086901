package org.rubisee.entities;

import jakarta.ejb.EJBHome;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.rmi.RemoteException;
import java.util.Collection;

/** The home methods of the entity bean Region, the same in both views. */
public interface Regions {
  /** The Region with that primary key. */
  RegionEntity findByPrimaryKey(Integer id) throws FinderException, IOException;

  /** The region of that name. */
  RegionEntity findByName(String name) throws FinderException, IOException;

  /** All regions, by id. */
  Collection<? extends RegionEntity> findAllRegions() throws FinderException, IOException;

  /** The remote home. */
  interface Home extends Regions, EJBHome {
    @Override
    RegionEntity.Remote findByPrimaryKey(Integer id) throws FinderException, RemoteException;

    @Override
    RegionEntity.Remote findByName(String name) throws FinderException, RemoteException;

    @Override
    Collection<RegionEntity.Remote> findAllRegions() throws FinderException, RemoteException;
  }

  /** The local home. */
  interface LocalHome extends Regions, EJBLocalHome {
    @Override
    RegionEntity.Local findByPrimaryKey(Integer id) throws FinderException;

    @Override
    RegionEntity.Local findByName(String name) throws FinderException;

    @Override
    Collection<RegionEntity.Local> findAllRegions() throws FinderException;
  }
}
