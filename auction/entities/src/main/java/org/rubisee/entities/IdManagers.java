package org.rubisee.entities;

import jakarta.ejb.EJBHome;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.rmi.RemoteException;

/** The home methods of the entity bean IdManager, the same in both views. */
public interface IdManagers {
  /** The IdManager with that primary key. */
  IdManagerEntity findByPrimaryKey(Integer id) throws FinderException, IOException;

  /** The remote home. */
  interface Home extends IdManagers, EJBHome {
    @Override
    IdManagerEntity.Remote findByPrimaryKey(Integer id) throws FinderException, RemoteException;
  }

  /** The local home. */
  interface LocalHome extends IdManagers, EJBLocalHome {
    @Override
    IdManagerEntity.Local findByPrimaryKey(Integer id) throws FinderException;
  }
}
