package org.rubisee.entities;

import jakarta.ejb.ConcurrentAccessException;
import jakarta.ejb.NoSuchObjectLocalException;
import jakarta.ejb.ObjectNotFoundException;
import java.rmi.NoSuchObjectException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;
import org.rubisee.model.ConflictException;
import org.rubisee.model.OverloadedException;
import org.rubisee.model.ServerLimits;
import org.rubisee.model.TierFailures;
import org.rubisee.model.TierUnavailableException;

/**
 * Tells the failures that pass, by another try or after a while, from those that do not, and says
 * them in the model's words.
 */
final class PassingFailures {
  /** MySQL's deadlock, and MariaDB's changed row. */
  private static final Set<Integer> CONFLICTS = Set.of(1213, 1020);

  /** A lock was not free in time, or a query took longer than it may. */
  private static final Set<Integer> WAITED_TOO_LONG = Set.of(1205, 3024);

  private static final String SERIALIZATION_FAILURE = "40001";

  /** SQL states that begin so: the database was not reached, or the connection was lost. */
  private static final String CONNECTION_FAILED = "08";

  /** The server is there, but has no connection left. */
  private static final int TOO_MANY_CONNECTIONS = 1040;

  private static final int LONGEST_CHAIN = 20;

  private PassingFailures() {}

  /**
   * The failure in the model's words; empty if it does not pass.
   *
   * @param work what failed
   */
  static Optional<RuntimeException> of(String work, Throwable failure) {
    Throwable cause = failure;
    boolean isGone = false;
    for (int depth = 0; cause != null && depth < LONGEST_CHAIN; depth++) {
      if (cause instanceof ConflictException || cause instanceof OverloadedException) {
        return Optional.of((RuntimeException) cause);
      }
      if (isWaitedTooLong(cause)) {
        return Optional.of(new OverloadedException(work + " waited too long", failure));
      }
      if (isConflict(cause)) {
        return Optional.of(
            new ConflictException(work + " lost against another transaction", failure));
      }
      if (isLostConnection(cause) || TierFailures.isUnavailable(cause)) {
        return Optional.of(
            new TierUnavailableException(work + " lost a tier: " + cause.getMessage(), failure));
      }
      isGone = isGone || isGone(cause);
      cause = cause.getCause();
    }
    if (ServerLimits.isReached(failure)) {
      return Optional.of(new OverloadedException(work + " found a pool empty", failure));
    }
    return isGone
        ? Optional.of(new ConflictException(work + " found an entity that is gone", failure))
        : Optional.empty();
  }

  /**
   * Whether an entity was found and then not there any more: the auction of an item was closed in
   * between. Another try does not find it.
   */
  private static boolean isGone(Throwable cause) {
    return cause instanceof NoSuchObjectLocalException
        || cause instanceof NoSuchObjectException
        || cause instanceof ObjectNotFoundException;
  }

  /** Another try would wait again. */
  private static boolean isWaitedTooLong(Throwable cause) {
    return cause instanceof SQLException sql && WAITED_TOO_LONG.contains(sql.getErrorCode());
  }

  private static boolean isConflict(Throwable cause) {
    return cause instanceof ConcurrentAccessException
        || cause instanceof SQLException sql
            && (CONFLICTS.contains(sql.getErrorCode())
                || SERIALIZATION_FAILURE.equals(sql.getSQLState()));
  }

  private static boolean isLostConnection(Throwable cause) {
    return cause instanceof SQLException sql
        && sql.getErrorCode() != TOO_MANY_CONNECTIONS
        && sql.getSQLState() != null
        && sql.getSQLState().startsWith(CONNECTION_FAILED);
  }
}
