package org.rubisee.jdbc;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.rubisee.logic.FailureLog;
import org.rubisee.logic.RejectedException;

/**
 * Gives a use case a connection and decides what a transaction is, for implementations whose web
 * tier runs the SQL.
 *
 * <p><b>Reads</b> run in auto-commit: each statement sees what was committed when it began, holds
 * no lock and leaves no transaction open. A page of several statements can so show a row in one
 * place that was stored after another place was read; no rule depends on it, since each write looks
 * again. A read-only transaction would cost such pages three more round trips to the database.
 *
 * <p><b>Writes</b> run in one transaction at the data source's isolation level, which the server's
 * configuration sets to READ COMMITTED. That suffices: what is checked was locked by SELECT … FOR
 * UPDATE, and at this level only rows that exist are locked, not the gaps beside them, so new rows
 * never wait for each other. {@link LockedWrites} has other kinds of locks. A use case that throws
 * is rolled back.
 *
 * @param <S> the use cases in SQL
 */
public final class JdbcTransactions<S> {
  private static final FailureLog FAILURES = new FailureLog(JdbcTransactions.class);
  private static final String GIVEN_UP =
      "A connection failed at the end of a transaction and is given up";

  private final ConnectionPool connections;
  private final Function<Connection, S> useCases;

  /**
   * Transactions on the connections of a pool.
   *
   * @param useCases makes the use cases that run on a connection
   */
  public JdbcTransactions(ConnectionPool connections, Function<Connection, S> useCases) {
    this.connections = connections;
    this.useCases = useCases;
  }

  /** Runs a use case that only reads. */
  public <T> T read(SqlWork<S, T> work) throws RejectedException {
    try (Connection connection = connections.take()) {
      return work.with(useCases.apply(connection));
    } catch (SQLException e) {
      throw ConnectionPool.failure("A connection could not be given back", e);
    }
  }

  /** Runs a use case that only reads and that no rule rejects. */
  public <T> T list(SqlListing<S, T> listing) {
    try (Connection connection = connections.take()) {
      return listing.with(useCases.apply(connection));
    } catch (SQLException e) {
      throw ConnectionPool.failure("A connection could not be given back", e);
    }
  }

  /** Runs a use case that writes: commits what it did, or rolls it back when it throws. */
  public <T> T write(SqlWork<S, T> work) throws RejectedException {
    return write(connection -> {}, connection -> {}, work);
  }

  /** Runs a use case that writes while it has locked its tables, until it is committed. */
  public <T> T write(TableLocks tables, SqlWork<S, T> work) throws RejectedException {
    return write(tables::lock, JdbcTransactions::unlock, work);
  }

  private <T> T write(Consumer<Connection> begin, Consumer<Connection> end, SqlWork<S, T> work)
      throws RejectedException {
    try (Connection connection = connections.take()) {
      connection.setAutoCommit(false);
      boolean committed = false;
      try {
        begin.accept(connection);
        T result = work.with(useCases.apply(connection));
        connection.commit();
        committed = true;
        return result;
      } finally {
        rollBackUnless(committed, connection);
        end.accept(connection);
        restoreAutoCommit(connection);
      }
    } catch (SQLException e) {
      throw ConnectionPool.failure("A transaction could not be begun or committed", e);
    }
  }

  /** A failure here must not hide the first one. */
  private static void rollBackUnless(boolean committed, Connection connection) {
    try {
      if (!committed) {
        connection.rollback();
      }
    } catch (SQLException e) {
      FAILURES.state(GIVEN_UP, e);
    }
  }

  /** A connection that may have kept its locks is closed, which ends them, and is not pooled. */
  private static void unlock(Connection connection) {
    try {
      TableLocks.unlock(connection);
    } catch (SQLException e) {
      FAILURES.state(GIVEN_UP, e);
      abort(connection);
    }
  }

  private static void abort(Connection connection) {
    try {
      connection.abort(Runnable::run);
    } catch (SQLException e) {
      FAILURES.state(GIVEN_UP, e);
    }
  }

  /** Leaves the connection as the pool gave it. */
  private static void restoreAutoCommit(Connection connection) {
    try {
      connection.setAutoCommit(true);
    } catch (SQLException e) {
      FAILURES.state(GIVEN_UP, e);
    }
  }
}
