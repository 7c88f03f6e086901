package org.rubisee.container;

import jakarta.ejb.ConcurrentAccessException;
import jakarta.ejb.EJBException;
import java.rmi.RemoteException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;

/** Tells application exceptions, system failures and conflicts from each other. */
public final class Failures {
  /** MySQL's deadlock, and MariaDB's changed row. */
  private static final Set<Integer> CONFLICTS = Set.of(1213, 1020);

  /**
   * A lock was not free in time, or a query took longer than it may: trying again does not help.
   */
  private static final Set<Integer> WAITED_TOO_LONG = Set.of(1205, 3024);

  private static final String SERIALIZATION_FAILURE = "40001";

  /** SQL states that begin so: the database was not reached, or the connection was lost. */
  private static final String CONNECTION_FAILED = "08";

  /** The server is there, but has no connection left. */
  private static final int TOO_MANY_CONNECTIONS = 1040;

  private static final int LONGEST_CHAIN = 30;

  private Failures() {}

  /** Whether it goes to the client as it is: checked, and not of the way there. */
  public static boolean isApplication(Throwable thrown) {
    return thrown instanceof Exception
        && !(thrown instanceof RuntimeException)
        && !(thrown instanceof RemoteException);
  }

  /** Whether trying the transaction again may help. */
  public static boolean isConflict(Throwable failure) {
    Throwable cause = failure;
    for (int depth = 0; cause != null && depth < LONGEST_CHAIN; depth++) {
      if (cause instanceof ConcurrentAccessException
          || cause instanceof SQLException sql && isConflict(sql)) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  private static boolean isWaitedTooLong(SQLException e) {
    return WAITED_TOO_LONG.contains(e.getErrorCode());
  }

  private static boolean isLostConnection(SQLException e) {
    return e.getErrorCode() != TOO_MANY_CONNECTIONS
        && e.getSQLState() != null
        && e.getSQLState().startsWith(CONNECTION_FAILED);
  }

  private static boolean isConflict(SQLException e) {
    if (isWaitedTooLong(e)) {
      return false;
    }
    return CONFLICTS.contains(e.getErrorCode()) || SERIALIZATION_FAILURE.equals(e.getSQLState());
  }

  /**
   * What the driver says of a wait that took too long or of a database that does not answer,
   * without its own classes; empty if it is neither.
   */
  public static Optional<SQLException> ofDatabase(Throwable failure) {
    Throwable cause = failure;
    for (int depth = 0; cause != null && depth < LONGEST_CHAIN; depth++) {
      if (cause instanceof SQLException sql && (isWaitedTooLong(sql) || isLostConnection(sql))) {
        return Optional.of(
            new SQLException(sql.getMessage(), sql.getSQLState(), sql.getErrorCode()));
      }
      cause = cause.getCause();
    }
    return Optional.empty();
  }

  /** A system failure as a local view throws it. */
  public static EJBException system(String what, Throwable failure) {
    if (failure instanceof EJBException ejb) {
      return ejb;
    }
    EJBException wrapped =
        isConflict(failure) ? new ConcurrentAccessException(what) : new EJBException(what);
    wrapped.initCause(failure);
    return wrapped;
  }
}
