package org.rubisee.jdbc;

import java.sql.SQLException;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.DatabaseErrors;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.TierUnavailableException;

/** Says in the model's words what failed in the database. */
final class SqlFailures {
  private SqlFailures() {}

  /**
   * What a statement's failure means to the caller of a use case. Only a deadlock is worth another
   * try: who has waited for a lock in vain would wait again.
   */
  static RuntimeException of(String useCase, String sql, SQLException e) {
    if (DatabaseErrors.isWaitedTooLong(e)) {
      return new OverloadedException(useCase + " waited too long on: " + sql, e);
    }
    if (DatabaseErrors.isConflict(e)) {
      return new ConflictException(useCase + " lost against another transaction on: " + sql, e);
    }
    if (LostConnections.isCauseOf(e)) {
      return new TierUnavailableException(
          useCase + " lost the database (" + e.getMessage() + ") on: " + sql, e);
    }
    return new PersistenceFailedException(
        useCase + " failed in the database (" + e.getMessage() + ") on: " + sql, e);
  }
}
