package org.rubisee.jdbc;

import java.util.Collection;
import java.util.Set;
import org.rubisee.logic.RejectedException;

/**
 * Runs use cases that write, with the kind of locks that the site has. With {@link Locking#SERVLET}
 * a write waits for others on the same rows before it takes a connection, and until these are
 * committed; then no row needs to be locked for what is checked.
 *
 * @param <S> the use cases in SQL
 */
public final class LockedWrites<S> {
  private final JdbcTransactions<S> jdbc;
  private final Locking locking;
  private final ServletLocks locks;

  /**
   * Writes with locks of their own: there must be one object of this class for a database.
   *
   * @param jdbc makes the transactions
   */
  public LockedWrites(JdbcTransactions<S> jdbc, Locking locking) {
    this(jdbc, locking, new ServletLocks());
  }

  LockedWrites(JdbcTransactions<S> jdbc, Locking locking, ServletLocks locks) {
    this.jdbc = jdbc;
    this.locking = locking;
    this.locks = locks;
  }

  /** Runs a use case that writes; it is committed before others may enter its scope. */
  public <T> T write(WriteScope<S> scope, SqlWork<S, T> work) throws RejectedException {
    return switch (locking) {
      case DATABASE -> jdbc.write(work);
      case TABLE -> jdbc.write(scope.tables().orElseThrow(), work);
      case SERVLET -> alone(scope, work);
    };
  }

  /** Runs one that answers nothing. */
  public void change(WriteScope<S> scope, SqlChange<S> change) throws RejectedException {
    write(
        scope,
        sql -> {
          change.with(sql);
          return true;
        });
  }

  private <T> T alone(WriteScope<S> scope, SqlWork<S, T> work) throws RejectedException {
    ServletLocks.Held held = locks.hold(scope.keys());
    try (held) {
      Collection<RowKey> further =
          scope.furtherKeys().isEmpty() ? Set.of() : jdbc.list(scope.furtherKeys().get());
      ServletLocks.Held more = locks.hold(further);
      try (more) {
        return jdbc.write(work);
      }
    }
  }
}
