package org.rubisee.container;

import jakarta.ejb.ConcurrentAccessException;
import jakarta.ejb.EJBException;
import jakarta.ejb.NoSuchObjectLocalException;
import jakarta.ejb.TransactionRequiredLocalException;
import jakarta.ejb.TransactionRolledbackLocalException;
import java.sql.SQLException;

/**
 * A system failure on its way to another machine. Carries no cause, whose class that machine may
 * not have, but its kind and its messages. Checked, so that the session bean that carries it sees
 * an answer and not a failure of its own.
 */
public final class RemoteCallFailedException extends Exception {
  private static final long serialVersionUID = 1;

  private enum Kind {
    CONFLICT,
    NO_SUCH_OBJECT,
    TRANSACTION_REQUIRED,
    ROLLED_BACK,
    DATABASE,
    OTHER
  }

  private final Kind kind;
  private final SQLException told;

  public RemoteCallFailedException(EJBException failure) {
    super(messages(failure), null, false, false);
    kind = kind(failure);
    told = Failures.ofDatabase(failure).orElse(null);
  }

  private static Kind kind(EJBException failure) {
    if (Failures.ofDatabase(failure).isPresent()) {
      return Kind.DATABASE;
    }
    if (Failures.isConflict(failure)) {
      return Kind.CONFLICT;
    }
    if (failure instanceof NoSuchObjectLocalException) {
      return Kind.NO_SUCH_OBJECT;
    }
    if (failure instanceof TransactionRequiredLocalException) {
      return Kind.TRANSACTION_REQUIRED;
    }
    return failure instanceof TransactionRolledbackLocalException ? Kind.ROLLED_BACK : Kind.OTHER;
  }

  private static String messages(Throwable failure) {
    StringBuilder text = new StringBuilder(String.valueOf(failure.getMessage()));
    for (Throwable cause = failure.getCause(); cause != null; cause = cause.getCause()) {
      text.append(" <- ").append(cause);
    }
    return text.toString();
  }

  /** The failure as a local view throws it. */
  public EJBException asLocal() {
    return switch (kind) {
      case CONFLICT -> new ConcurrentAccessException(getMessage());
      case NO_SUCH_OBJECT -> new NoSuchObjectLocalException(getMessage());
      case TRANSACTION_REQUIRED -> new TransactionRequiredLocalException(getMessage());
      case ROLLED_BACK -> new TransactionRolledbackLocalException(getMessage());
      case DATABASE -> new EJBException(getMessage(), told);
      case OTHER -> new EJBException(getMessage());
    };
  }
}
