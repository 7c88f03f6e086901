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

  private static boolean isConflict(SQLException e) {
    if (WAITED_TOO_LONG.contains(e.getErrorCode())) {
      return false;
    }
    return CONFLICTS.contains(e.getErrorCode()) || SERIALIZATION_FAILURE.equals(e.getSQLState());
  }

  /** What the database says of its wait, without classes of the driver; empty if it is not that. */
  public static Optional<SQLException> waitedTooLong(Throwable failure) {
    Throwable cause = failure;
    for (int depth = 0; cause != null && depth < LONGEST_CHAIN; depth++) {
      if (cause instanceof SQLException sql && WAITED_TOO_LONG.contains(sql.getErrorCode())) {
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
