package org.rubisee.sql;

import java.sql.SQLException;
import java.util.Set;
import org.rubisee.model.ConflictException;
import org.rubisee.model.OverloadedException;
import org.rubisee.model.PersistenceFailedException;
import org.rubisee.model.TierUnavailableException;

/** Says in the model's words what failed in the database. */
final class SqlFailures {
  /** A lock was not free in time, or a query took longer than it may. */
  private static final Set<Integer> WAITED_TOO_LONG = Set.of(1205, 3024);

  private static final int DEADLOCK = 1213;
  private static final int DUPLICATE_KEY = 1062;

  /**
   * Also MariaDB's 1020: under its snapshot isolation a row has changed since the transaction
   * began.
   */
  private static final Set<Integer> CONFLICTS = Set.of(DEADLOCK, 1020);

  private static final String SERIALIZATION_FAILURE = "40001";

  private SqlFailures() {}

  /**
   * What a statement's failure means to the caller of a use case. Only a deadlock is worth another
   * try: who has waited for a lock in vain would wait again.
   */
  static RuntimeException of(String useCase, String sql, SQLException e) {
    if (WAITED_TOO_LONG.contains(e.getErrorCode())) {
      return new OverloadedException(useCase + " waited too long on: " + sql, e);
    }
    if (CONFLICTS.contains(e.getErrorCode()) || SERIALIZATION_FAILURE.equals(e.getSQLState())) {
      return new ConflictException(useCase + " lost against another transaction on: " + sql, e);
    }
    if (LostConnections.isCauseOf(e)) {
      return new TierUnavailableException(
          useCase + " lost the database (" + e.getMessage() + ") on: " + sql, e);
    }
    return new PersistenceFailedException(
        useCase + " failed in the database (" + e.getMessage() + ") on: " + sql, e);
  }

  static boolean isDuplicateKey(SQLException e) {
    return e.getErrorCode() == DUPLICATE_KEY;
  }
}
