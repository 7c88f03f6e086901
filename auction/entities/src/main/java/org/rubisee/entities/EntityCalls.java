package org.rubisee.entities;

import jakarta.ejb.ConcurrentAccessException;
import jakarta.ejb.CreateException;
import jakarta.ejb.EJBException;
import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Set;
import org.rubisee.model.ConflictException;
import org.rubisee.model.OverloadedException;
import org.rubisee.model.PersistenceFailedException;
import org.rubisee.model.RejectedException;
import org.rubisee.model.Rejection;
import org.rubisee.model.ServerLimits;

/** Says in the model's words what calling entity beans led to. */
final class EntityCalls {
  /** MySQL's deadlock, and MariaDB's changed row. */
  private static final Set<Integer> CONFLICTS = Set.of(1213, 1020);

  /** A lock was not free in time, or a query took longer than it may. */
  private static final Set<Integer> WAITED_TOO_LONG = Set.of(1205, 3024);

  private static final String SERIALIZATION_FAILURE = "40001";
  private static final int LONGEST_CHAIN = 20;

  private EntityCalls() {}

  /** Runs the work of a use case. */
  static <T> T of(String useCase, EntityWork<T> work) throws RejectedException {
    try {
      return work.run();
    } catch (IOException | CreateException | FinderException | EJBException e) {
      throw failure(useCase, e);
    }
  }

  /** What a finder finds; a rejection when it finds nothing. */
  static <T> T found(Rejection absent, EntityWork<T> finder)
      throws RejectedException, CreateException, FinderException, IOException {
    try {
      return finder.run();
    } catch (ObjectNotFoundException e) {
      throw new RejectedException(absent);
    }
  }

  private static RuntimeException failure(String useCase, Exception e) throws RejectedException {
    Throwable cause = e;
    for (int depth = 0; cause != null && depth < LONGEST_CHAIN; depth++) {
      if (cause instanceof RejectedException rejected) {
        throw rejected;
      }
      if (cause instanceof ConflictException || cause instanceof OverloadedException) {
        return (RuntimeException) cause;
      }
      if (isWaitedTooLong(cause)) {
        return new OverloadedException(useCase + " waited too long", e);
      }
      if (isConflict(cause)) {
        return new ConflictException(useCase + " lost against another transaction", e);
      }
      cause = cause.getCause();
    }
    return ServerLimits.isReached(e)
        ? new OverloadedException(useCase + " found a pool empty", e)
        : new PersistenceFailedException(useCase + " failed: " + e.getMessage(), e);
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
}
