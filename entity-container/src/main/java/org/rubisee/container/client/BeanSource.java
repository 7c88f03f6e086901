package org.rubisee.container.client;

import jakarta.transaction.UserTransaction;

/** A container's answer to the question where an application's beans are. */
interface BeanSource {
  /**
   * The home of an entity bean.
   *
   * @param type its remote home interface
   */
  Object home(String bean, Class<?> type);

  /**
   * A session bean.
   *
   * @param module the module that has it
   * @param type its remote business interface
   */
  Object session(String module, String bean, Class<?> type);

  /** Whether a transaction of the caller spans several calls of beans. */
  boolean carriesTransactions();

  /**
   * The calling thread's user transaction.
   *
   * @throws IllegalStateException if {@link #carriesTransactions} says no
   */
  UserTransaction userTransaction();
}
