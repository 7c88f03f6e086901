package org.rubisee.entitycontract.conformance;

import jakarta.transaction.Status;
import jakarta.transaction.SystemException;
import jakarta.transaction.UserTransaction;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.rubisee.entitycontract.BeanContainer;
import org.rubisee.schema.DatabaseAddress;

/** What a rule is tried on: one form of the bean in a container, and the tables. */
final class Subject implements AutoCloseable {
  private static final List<String> TABLES =
      List.of(
          "CREATE TABLE IF NOT EXISTS accounts"
              + " (id INT PRIMARY KEY, owner VARCHAR(40), balance INT NOT NULL)",
          "CREATE TABLE IF NOT EXISTS holdings (account INT NOT NULL, stock INT NOT NULL,"
              + " shares INT NOT NULL, PRIMARY KEY (account, stock))");

  private final BeanContainer container;
  private final String bean;
  private final Connection database;

  /** Work that may fail. */
  @FunctionalInterface
  interface Work {
    void run() throws Exception;
  }

  Subject(BeanContainer container, String bean, DatabaseAddress address) throws SQLException {
    this.container = container;
    this.bean = bean;
    database = address.connect();
  }

  /** Makes the tables, unless they are there. */
  static void makeTables(DatabaseAddress address) throws SQLException {
    try (Connection connection = address.connect()) {
      for (String table : TABLES) {
        try (PreparedStatement statement = connection.prepareStatement(table)) {
          statement.execute();
        }
      }
    }
  }

  /** Leaves empty tables, an empty journal and no transaction on the thread. */
  void reset() throws SQLException, SystemException {
    if (isInTransaction()) {
      transaction().rollback();
    }
    execute("DELETE FROM accounts");
    execute("DELETE FROM holdings");
    Journal.readStatusFrom(this::status);
    Journal.take();
  }

  LocalAccounts local() {
    return container.home(bean, LocalAccounts.class);
  }

  RemoteAccounts remote() {
    return container.home(bean, RemoteAccounts.class);
  }

  /** The beans whose key has two columns. */
  Holding.Home holdings() {
    return container.home("CmpHolding", Holding.Home.class);
  }

  UserTransaction transaction() {
    return container.userTransaction();
  }

  int status() {
    return container.transactionStatus();
  }

  boolean isInTransaction() {
    return status() != Status.STATUS_NO_TRANSACTION;
  }

  /** Inserts a row that the container does not know; its local reference. */
  LocalAccount account(int id, String owner, int balance) throws Exception {
    execute("INSERT INTO accounts (id, owner, balance) VALUES (?, ?, ?)", id, owner, balance);
    return local().findByPrimaryKey(id);
  }

  /** The same by the remote view. */
  RemoteAccount remoteAccount(int id, String owner, int balance) throws Exception {
    execute("INSERT INTO accounts (id, owner, balance) VALUES (?, ?, ?)", id, owner, balance);
    return remote().findByPrimaryKey(id);
  }

  /** Inserts a row with a key of two columns; its reference. */
  Holding holding(int account, int stock, int shares) throws Exception {
    execute(
        "INSERT INTO holdings (account, stock, shares) VALUES (?, ?, ?)", account, stock, shares);
    return holdings().findByPrimaryKey(new HoldingKey(account, stock));
  }

  /** The committed balance of a row; empty if there is no such row. */
  Optional<Integer> balance(int id) throws SQLException {
    return number("SELECT balance FROM accounts WHERE id = ?", id);
  }

  /** The committed shares of a row; empty if there is no such row. */
  Optional<Integer> shares(int account, int stock) throws SQLException {
    return number("SELECT shares FROM holdings WHERE account = ? AND stock = ?", account, stock);
  }

  private Optional<Integer> number(String sql, int... parameters) throws SQLException {
    try (PreparedStatement statement = database.prepareStatement(sql)) {
      for (int i = 0; i < parameters.length; i++) {
        statement.setInt(i + 1, parameters[i]);
      }
      try (ResultSet row = statement.executeQuery()) {
        return row.next() ? Optional.of(row.getInt(1)) : Optional.empty();
      }
    }
  }

  /** Runs a statement past the container. */
  void execute(String sql, Object... parameters) throws SQLException {
    try (PreparedStatement statement = database.prepareStatement(sql)) {
      for (int i = 0; i < parameters.length; i++) {
        statement.setObject(i + 1, parameters[i]);
      }
      statement.executeUpdate();
    }
  }

  /** Does work in a transaction of the client, and commits it. */
  void inTransaction(Work work) throws Exception {
    transaction().begin();
    boolean done = false;
    try {
      work.run();
      done = true;
    } finally {
      if (done) {
        transaction().commit();
      } else {
        transaction().rollback();
      }
    }
  }

  /** Does work in a transaction of the client, and rolls it back. */
  void rolledBack(Work work) throws Exception {
    transaction().begin();
    try {
      work.run();
    } finally {
      transaction().rollback();
    }
  }

  @Override
  public void close() throws SQLException {
    database.close();
  }
}
