package org.rubisee.jdbc;

import java.sql.SQLException;
import java.util.stream.Stream;
import org.rubisee.logic.DatabaseErrors;

/** Tells a database that cannot be reached from one that rejects a statement. */
final class LostConnections {
  private LostConnections() {}

  /** Whether the failure or one of its causes is a lost connection. */
  static boolean isCauseOf(SQLException failure) {
    return Stream.<Throwable>iterate(failure, cause -> cause != null, Throwable::getCause)
        .filter(SQLException.class::isInstance)
        .map(SQLException.class::cast)
        .anyMatch(DatabaseErrors::isLostConnection);
  }
}
