package org.rubisee.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBHome;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.rmi.RemoteException;
import java.time.LocalDateTime;
import org.rubisee.model.NewUser;

/** The home methods of the entity bean User, the same in both views. */
public interface Users {
  /** The User with that primary key. */
  UserEntity findByPrimaryKey(Integer id) throws FinderException, IOException;

  /** Registers a user, with rating and balance 0. */
  UserEntity create(NewUser user, Integer regionId, LocalDateTime now)
      throws CreateException, IOException;

  /** The user of that name. */
  UserEntity findByNickName(String nickName) throws FinderException, IOException;

  /** The remote home. */
  interface Home extends Users, EJBHome {
    @Override
    UserEntity.Remote findByPrimaryKey(Integer id) throws FinderException, RemoteException;

    @Override
    UserEntity.Remote create(NewUser user, Integer regionId, LocalDateTime now)
        throws CreateException, RemoteException;

    @Override
    UserEntity.Remote findByNickName(String nickName) throws FinderException, RemoteException;
  }

  /** The local home. */
  interface LocalHome extends Users, EJBLocalHome {
    @Override
    UserEntity.Local findByPrimaryKey(Integer id) throws FinderException;

    @Override
    UserEntity.Local create(NewUser user, Integer regionId, LocalDateTime now)
        throws CreateException;

    @Override
    UserEntity.Local findByNickName(String nickName) throws FinderException;
  }
}
