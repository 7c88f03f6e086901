package org.rubisee.servletsonly;

import java.sql.Connection;
import java.sql.SQLException;
import org.rubisee.application.SiteSettings;
import org.rubisee.jdbc.ConnectionPool;
import org.rubisee.logic.FailureLog;
import org.rubisee.logic.RejectedException;
import org.rubisee.sql.SqlChange;
import org.rubisee.sql.SqlListing;
import org.rubisee.sql.SqlSettings;
import org.rubisee.sql.SqlUseCases;
import org.rubisee.sql.SqlWork;

/**
 * Gives a use case a connection and decides what a transaction is.
 *
 * <p><b>Reads</b> run in auto-commit: each statement sees what was committed when it began, holds
 * no lock and leaves no transaction open. A page of several statements can so show a bid in one
 * place that was placed after another place was read; no rule depends on it, since each write looks
 * again. A read-only transaction would cost such pages three more round trips to the database.
 *
 * <p><b>Writes</b> run in one transaction at the data source's isolation level, which the server's
 * configuration sets to READ COMMITTED. That suffices: what is checked was locked by SELECT … FOR
 * UPDATE, and at this level only rows that exist are locked, not the gaps beside them, so bids and
 * new items never wait for each other. A use case that throws is rolled back. With {@link
 * ServletLocks} a write waits for others on the same item or user before it takes a connection, and
 * until these are committed; then no row needs to be locked for what is checked.
 */
final class JdbcTransactions {
  private static final FailureLog FAILURES = new FailureLog(JdbcTransactions.class);

  private final ConnectionPool connections;
  private final SqlSettings settings;
  private final WriteLocks locks;

  JdbcTransactions(ConnectionPool connections, SiteSettings site, WriteLocks locks) {
    this.connections = connections;
    this.locks = locks;
    settings = new SqlSettings(site.clock(), site.legacyClient(), locks.rowLocks());
  }

  /** Runs a use case that only reads. */
  <T> T read(SqlWork<T> work) throws RejectedException {
    try (Connection connection = connections.take()) {
      return work.with(on(connection));
    } catch (SQLException e) {
      throw ConnectionPool.failure("A connection could not be given back", e);
    }
  }

  /** Runs a use case that only reads and that no rule rejects. */
  <T> T list(SqlListing<T> listing) {
    try (Connection connection = connections.take()) {
      return listing.with(on(connection));
    } catch (SQLException e) {
      throw ConnectionPool.failure("A connection could not be given back", e);
    }
  }

  /**
   * Runs a use case that writes and answers nothing: see {@link #write}.
   *
   * @param key what it changes; others that change it too wait until this one is committed
   */
  void change(WriteLocks.Key key, SqlChange change) throws RejectedException {
    try (WriteLocks.Held held = locks.hold(key)) {
      write(
          sql -> {
            change.with(sql);
            return held;
          });
    }
  }

  /** Runs a use case that writes: commits what it did, or rolls it back when it throws. */
  <T> T write(SqlWork<T> work) throws RejectedException {
    try (Connection connection = connections.take()) {
      connection.setAutoCommit(false);
      boolean committed = false;
      try {
        T result = work.with(on(connection));
        connection.commit();
        committed = true;
        return result;
      } finally {
        end(connection, committed);
      }
    } catch (SQLException e) {
      throw ConnectionPool.failure("A transaction could not be begun or committed", e);
    }
  }

  /** Leaves the connection as the pool gave it; a failure here must not hide the first one. */
  private static void end(Connection connection, boolean committed) {
    try {
      if (!committed) {
        connection.rollback();
      }
      connection.setAutoCommit(true);
    } catch (SQLException e) {
      FAILURES.state("A connection failed at the end of a transaction and is given up", e);
    }
  }

  private SqlUseCases on(Connection connection) {
    return new SqlUseCases(connection, settings);
  }
}
