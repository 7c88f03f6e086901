package org.rubisee.beans;

import jakarta.ejb.ConcurrentAccessException;
import jakarta.ejb.NoSuchObjectLocalException;
import jakarta.ejb.ObjectNotFoundException;
import java.rmi.NoSuchObjectException;
import java.sql.SQLException;
import java.util.Optional;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.DatabaseErrors;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.ServerLimits;
import org.rubisee.logic.TierFailures;
import org.rubisee.logic.TierUnavailableException;

/**
 * Tells the failures that pass, by another try or after a while, from those that do not, and says
 * them in the model's words.
 */
public final class PassingFailures {
  private static final int LONGEST_CHAIN = 20;

  private PassingFailures() {}

  /**
   * The failure in the model's words; empty if it does not pass.
   *
   * @param work what failed
   */
  public static Optional<RuntimeException> of(String work, Throwable failure) {
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
   * What a bean throws when another one was found and was not there any more when it was called.
   * Its caller is told of a conflict, because the reason itself is lost on the way.
   *
   * @param what the other bean
   */
  public static ConcurrentAccessException gone(String what, NoSuchObjectException e) {
    return new ConcurrentAccessException(what + " was found, and is gone", e);
  }

  /**
   * Whether an entity was found and then not there any more: another transaction removed it in
   * between. Another try does not find it.
   */
  private static boolean isGone(Throwable cause) {
    return cause instanceof NoSuchObjectLocalException
        || cause instanceof NoSuchObjectException
        || cause instanceof ObjectNotFoundException;
  }

  private static boolean isWaitedTooLong(Throwable cause) {
    return cause instanceof SQLException sql && DatabaseErrors.isWaitedTooLong(sql);
  }

  private static boolean isConflict(Throwable cause) {
    return cause instanceof ConcurrentAccessException
        || cause instanceof SQLException sql && DatabaseErrors.isConflict(sql);
  }

  private static boolean isLostConnection(Throwable cause) {
    return cause instanceof SQLException sql && DatabaseErrors.isLostConnection(sql);
  }
}
