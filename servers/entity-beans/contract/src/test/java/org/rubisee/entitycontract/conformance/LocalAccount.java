package org.rubisee.entitycontract.conformance;

import jakarta.ejb.EJBLocalObject;
import java.util.ArrayList;

/** Local view of an account. */
public interface LocalAccount extends EJBLocalObject {
  /** The balance. */
  int balance();

  /** The owner, or null. */
  String owner();

  /** Changes the owner; null is allowed. */
  void rename(String owner);

  /** Adds an amount. */
  void deposit(int amount);

  /** Adds an amount, then throws an application exception. */
  void depositAndComplain(int amount) throws ComplaintException;

  /** Adds an amount, marks the transaction for rollback and returns whether it is marked. */
  boolean depositAndRollBack(int amount);

  /** Adds an amount, then throws a system exception. */
  void depositAndBreak(int amount);

  /** Adds 1 to the list and returns it. */
  ArrayList<Integer> grow(ArrayList<Integer> list);

  /** Calls {@link #balance} of this account by its own local reference. */
  int callsItself();

  /** Holds the instance until another thread was here, or a while has passed. */
  void linger();

  /** What the environment has under a name. */
  Object environment(String name);

  /** Transaction attribute Required. */
  int required(int amount);

  /** Transaction attribute RequiresNew. */
  int requiresNew(int amount);

  /** Transaction attribute Mandatory. */
  int mandatory(int amount);

  /** Transaction attribute Supports. */
  int supports();

  /** Transaction attribute NotSupported. */
  int notSupported();

  /** Transaction attribute Never. */
  int never();
}
