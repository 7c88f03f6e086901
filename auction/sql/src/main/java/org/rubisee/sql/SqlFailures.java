package org.rubisee.sql;

import java.sql.SQLException;
import java.util.Set;
import org.rubisee.model.ConflictException;
import org.rubisee.model.PersistenceFailedException;

/** Says in the model's words what failed in the database. */
final class SqlFailures {
  private static final int LOCK_WAIT_TIMEOUT = 1205;
  private static final int DEADLOCK = 1213;
  private static final int DUPLICATE_KEY = 1062;

  /**
   * Also MariaDB's 1020: under its snapshot isolation a row has changed since the transaction
   * began.
   */
  private static final Set<Integer> CONFLICTS = Set.of(LOCK_WAIT_TIMEOUT, DEADLOCK, 1020);

  private static final String SERIALIZATION_FAILURE = "40001";

  private SqlFailures() {}

  /** What a statement's failure means to the caller of a use case. */
  static RuntimeException of(String useCase, String sql, SQLException e) {
    if (CONFLICTS.contains(e.getErrorCode()) || SERIALIZATION_FAILURE.equals(e.getSQLState())) {
      return new ConflictException(useCase + " lost against another transaction on: " + sql, e);
    }
    return new PersistenceFailedException(
        useCase + " failed in the database (" + e.getMessage() + ") on: " + sql, e);
  }

  static boolean isDuplicateKey(SQLException e) {
    return e.getErrorCode() == DUPLICATE_KEY;
  }
}
