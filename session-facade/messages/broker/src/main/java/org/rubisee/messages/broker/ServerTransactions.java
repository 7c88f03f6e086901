package org.rubisee.messages.broker;

import jakarta.transaction.TransactionManager;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import org.apache.activemq.artemis.service.extensions.transactions.TransactionManagerLocator;

/** Tells the resource adapter where the transactions of WildFly are. */
public final class ServerTransactions implements TransactionManagerLocator {

  @Override
  public TransactionManager getTransactionManager() {
    try {
      return (TransactionManager) new InitialContext().lookup("java:jboss/TransactionManager");
    } catch (NamingException e) {
      throw new IllegalStateException("The server has no transaction manager", e);
    }
  }
}
