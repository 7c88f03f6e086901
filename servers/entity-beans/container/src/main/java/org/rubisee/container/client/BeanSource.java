package org.rubisee.container.client;

import jakarta.transaction.UserTransaction;

/** A container's answer to the question where an application's beans are. */
interface BeanSource {
  /**
   * The home of an entity bean.
   *
   * @param type its home interface, the remote one if there are remote views
   */
  Object home(String bean, Class<?> type);

  /**
   * A session bean.
   *
   * @param module the module that has it
   * @param type its business interface, the remote one if there are remote views
   */
  Object session(String module, String bean, Class<?> type);

  /** Whether beans have remote views, for callers anywhere; otherwise they have local ones. */
  default boolean hasRemoteViews() {
    return true;
  }

  /** Whether a transaction of the caller spans several calls of beans. */
  boolean carriesTransactions();

  /**
   * The calling thread's user transaction.
   *
   * @throws IllegalStateException if {@link #carriesTransactions} says no
   */
  UserTransaction userTransaction();
}
