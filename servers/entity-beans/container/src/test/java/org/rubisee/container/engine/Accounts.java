package org.rubisee.container.engine;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBHome;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.rmi.RemoteException;
import java.util.Collection;

/** Home methods of the bean that the container is tested with. */
public interface Accounts {
  Account create(Integer key, int balance) throws CreateException, IOException;

  Account findByPrimaryKey(Integer key) throws FinderException, IOException;

  Collection<? extends Account> findAll() throws FinderException, IOException;

  int countAccounts() throws IOException;

  interface Home extends Accounts, EJBHome {
    @Override
    Account.Remote create(Integer key, int balance) throws CreateException, RemoteException;

    @Override
    Account.Remote findByPrimaryKey(Integer key) throws FinderException, RemoteException;

    @Override
    Collection<Account.Remote> findAll() throws FinderException, RemoteException;
  }

  interface LocalHome extends Accounts, EJBLocalHome {
    @Override
    Account.Local create(Integer key, int balance) throws CreateException;

    @Override
    Account.Local findByPrimaryKey(Integer key) throws FinderException;

    @Override
    Collection<Account.Local> findAll() throws FinderException;
  }
}
