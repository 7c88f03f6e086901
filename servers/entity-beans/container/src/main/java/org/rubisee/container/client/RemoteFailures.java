package org.rubisee.container.client;

import jakarta.ejb.EJBException;
import jakarta.ejb.NoSuchObjectLocalException;
import jakarta.ejb.TransactionRequiredLocalException;
import jakarta.ejb.TransactionRolledbackLocalException;
import jakarta.transaction.TransactionRequiredException;
import jakarta.transaction.TransactionRolledbackException;
import java.rmi.NoSuchObjectException;
import java.rmi.RemoteException;

/** What a remote view throws where a local view throws an EJBException (EJB 2.1, 18.4). */
final class RemoteFailures {
  private RemoteFailures() {}

  static RemoteException of(EJBException local) {
    if (local instanceof NoSuchObjectLocalException) {
      return caused(new NoSuchObjectException(local.getMessage()), local);
    }
    if (local instanceof TransactionRequiredLocalException) {
      return caused(new TransactionRequiredException(local.getMessage()), local);
    }
    if (local instanceof TransactionRolledbackLocalException) {
      return caused(new TransactionRolledbackException(local.getMessage()), local);
    }
    return new RemoteException(local.getMessage(), local);
  }

  private static RemoteException caused(RemoteException failure, EJBException cause) {
    failure.detail = cause;
    return failure;
  }
}
