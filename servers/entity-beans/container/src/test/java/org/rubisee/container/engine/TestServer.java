package org.rubisee.container.engine;

import com.arjuna.ats.internal.jta.transaction.arjunacore.TransactionManagerImple;
import com.arjuna.ats.internal.jta.transaction.arjunacore.TransactionSynchronizationRegistryImple;
import jakarta.transaction.TransactionManager;
import java.util.Properties;
import org.rubisee.container.ContainerServer;
import org.rubisee.container.ContainerSettings;
import org.rubisee.container.client.EntityViews;

/** A server of nothing but transactions, and a container in it. */
final class TestServer implements AutoCloseable {
  private final TransactionManager transactions = new TransactionManagerImple();
  private final AccountTable table = new AccountTable(transactions);
  private final EntityContainer container;

  /** A container with settings, given as {@code name, value, name, value…} without their prefix. */
  TestServer(String... settings) {
    Properties properties = new Properties();
    for (int i = 0; i < settings.length; i += 2) {
      properties.setProperty(ContainerSettings.PREFIX + settings[i], settings[i + 1]);
    }
    container =
        new EntityContainer(
            new ContainerServer(
                TestServer.class.getClassLoader(),
                transactions,
                new TransactionSynchronizationRegistryImple(),
                name -> table,
                invocation -> {
                  throw new AssertionError("There is no network here");
                }),
            ContainerSettings.of(properties));
  }

  TransactionManager transactions() {
    return transactions;
  }

  AccountTable table() {
    return table;
  }

  EntityContainer container() {
    return container;
  }

  Accounts.LocalHome local() {
    return container.home("Account", Accounts.LocalHome.class);
  }

  Accounts.Home remote() {
    return container.home("Account", Accounts.Home.class);
  }

  /** An account that exists, of which the container knows nothing yet. */
  Account.Local account(Integer key, int balance) {
    table.put(key, balance);
    return (Account.Local) EntityViews.reference(local(), key);
  }

  /** Work that may throw. */
  interface Work {
    void run() throws Exception;
  }

  /** Does work in one transaction. */
  void inTransaction(Work work) throws Exception {
    transactions.begin();
    boolean done = false;
    try {
      work.run();
      done = true;
    } finally {
      if (done) {
        transactions.commit();
      } else {
        transactions.rollback();
      }
    }
  }

  @Override
  public void close() {
    container.close();
  }
}
