package org.rubisee.entitycontract.conformance;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBHome;
import jakarta.ejb.FinderException;
import java.rmi.RemoteException;
import java.util.Collection;

/** Remote home of the accounts. */
public interface RemoteAccounts extends EJBHome {
  /** Creates an account. */
  RemoteAccount create(Integer id, String owner, int balance)
      throws CreateException, RemoteException;

  /** The account with a key. */
  RemoteAccount findByPrimaryKey(Integer id) throws FinderException, RemoteException;

  /** The accounts with more than a balance, by key. */
  Collection<RemoteAccount> findRicherThan(int balance) throws FinderException, RemoteException;

  /** A home method: twice a number, or the number if the instance had an identity. */
  int twice(int number) throws RemoteException;
}
