package org.rubisee.persistence;

import jakarta.persistence.PersistenceException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.DatabaseErrors;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.ServerLimits;
import org.rubisee.logic.TierUnavailableException;

/** Says in the model's words what failed in the database, whatever the provider calls it. */
final class DatabaseFailures {
  private static final int LONGEST_CHAIN = 20;

  private DatabaseFailures() {}

  /**
   * Whether something failed in the database. EclipseLink's own exceptions get through {@code
   * find}, and are none of the standard's.
   */
  static boolean isOne(RuntimeException failure) {
    return failure instanceof PersistenceException || causes(failure).findAny().isPresent();
  }

  /**
   * What a failure means to the caller of a use case, without cause. Only a deadlock is worth
   * another try: who has waited for a lock in vain would wait again.
   */
  static RuntimeException of(String useCase, RuntimeException failure) {
    String reason = useCase + ": " + reason(failure);
    if (ServerLimits.isReached(failure) || any(failure, DatabaseErrors::isWaitedTooLong)) {
      return new OverloadedException(reason, null);
    }
    if (any(failure, DatabaseErrors::isConflict)) {
      return new ConflictException(reason, null);
    }
    if (any(failure, DatabaseErrors::isLostConnection)) {
      return new TierUnavailableException(reason, null);
    }
    return new PersistenceFailedException(reason, null);
  }

  /** Whether a unique key is taken. */
  static boolean isDuplicateKey(PersistenceException failure) {
    return any(failure, DatabaseErrors::isDuplicateKey);
  }

  private static String reason(RuntimeException failure) {
    Optional<SQLException> first = causes(failure).findFirst();
    return first.map(SQLException::getMessage).orElseGet(failure::getMessage);
  }

  private static boolean any(Throwable failure, Predicate<SQLException> condition) {
    return causes(failure).anyMatch(condition);
  }

  private static Stream<SQLException> causes(Throwable failure) {
    return Stream.<Throwable>iterate(failure, cause -> cause != null, Throwable::getCause)
        .limit(LONGEST_CHAIN)
        .filter(SQLException.class::isInstance)
        .map(SQLException.class::cast);
  }
}
