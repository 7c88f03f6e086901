package org.rubisee.jpa;

import jakarta.persistence.PersistenceException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.rubisee.model.ConflictException;
import org.rubisee.model.OverloadedException;
import org.rubisee.model.PersistenceFailedException;
import org.rubisee.model.ServerLimits;
import org.rubisee.model.TierUnavailableException;

/** Says in the model's words what failed in the database, whatever Hibernate calls it. */
final class DatabaseFailures {
  /** A lock was not free in time, or a query took longer than it may. */
  private static final Set<Integer> WAITED_TOO_LONG = Set.of(1205, 3024);

  /** MySQL's deadlock, and MariaDB's changed row. */
  private static final Set<Integer> CONFLICTS = Set.of(1213, 1020);

  private static final int DUPLICATE_KEY = 1062;

  /** The server is there, but has no connection left. */
  private static final int TOO_MANY_CONNECTIONS = 1040;

  private static final String SERIALIZATION_FAILURE = "40001";

  /** SQL states that begin so: the database was not reached, or the connection was lost. */
  private static final String CONNECTION_FAILED = "08";

  private static final int LONGEST_CHAIN = 20;

  private DatabaseFailures() {}

  /**
   * What a failure means to the caller of a use case, without cause. Only a deadlock is worth
   * another try: who has waited for a lock in vain would wait again.
   */
  static RuntimeException of(String useCase, PersistenceException failure) {
    String reason = useCase + ": " + reason(failure);
    if (ServerLimits.isReached(failure) || any(failure, DatabaseFailures::isWaitedTooLong)) {
      return new OverloadedException(reason, null);
    }
    if (any(failure, DatabaseFailures::isConflict)) {
      return new ConflictException(reason, null);
    }
    if (any(failure, DatabaseFailures::isLostConnection)) {
      return new TierUnavailableException(reason, null);
    }
    return new PersistenceFailedException(reason, null);
  }

  /** Whether a unique key is taken. */
  static boolean isDuplicateKey(PersistenceException failure) {
    return any(failure, e -> e.getErrorCode() == DUPLICATE_KEY);
  }

  private static String reason(PersistenceException failure) {
    Optional<SQLException> first = causes(failure).findFirst();
    return first.map(SQLException::getMessage).orElseGet(failure::getMessage);
  }

  private static boolean isWaitedTooLong(SQLException e) {
    return WAITED_TOO_LONG.contains(e.getErrorCode());
  }

  private static boolean isConflict(SQLException e) {
    return CONFLICTS.contains(e.getErrorCode()) || SERIALIZATION_FAILURE.equals(e.getSQLState());
  }

  private static boolean isLostConnection(SQLException e) {
    return e.getErrorCode() != TOO_MANY_CONNECTIONS
        && e.getSQLState() != null
        && e.getSQLState().startsWith(CONNECTION_FAILED);
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
