package org.rubisee.entitycontract.conformance;

import jakarta.ejb.EJBObject;
import java.rmi.RemoteException;
import java.util.ArrayList;

/** Remote view of an account: what differs from the local view. */
public interface RemoteAccount extends EJBObject {
  /** The balance. */
  int balance() throws RemoteException;

  /** Adds an amount. */
  void deposit(int amount) throws RemoteException;

  /** Adds an amount, then throws an application exception. */
  void depositAndComplain(int amount) throws ComplaintException, RemoteException;

  /** Adds an amount, then throws a system exception. */
  void depositAndBreak(int amount) throws RemoteException;

  /** Adds 1 to the list and returns it. */
  ArrayList<Integer> grow(ArrayList<Integer> list) throws RemoteException;

  /** Transaction attribute Mandatory. */
  int mandatory(int amount) throws RemoteException;
}
