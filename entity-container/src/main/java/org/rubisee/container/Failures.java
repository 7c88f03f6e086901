package org.rubisee.container;

import jakarta.ejb.ConcurrentAccessException;
import jakarta.ejb.EJBException;
import java.rmi.RemoteException;
import java.sql.SQLException;
import java.util.Set;

/** Tells application exceptions, system failures and conflicts from each other. */
public final class Failures {
  /** MySQL's lock wait time-out and deadlock, and MariaDB's changed row. */
  private static final Set<Integer> CONFLICTS = Set.of(1205, 1213, 1020);

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
    return CONFLICTS.contains(e.getErrorCode()) || SERIALIZATION_FAILURE.equals(e.getSQLState());
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
