package org.rubisee.sql;

import java.sql.SQLException;
import java.util.stream.Stream;

/** Tells a database that cannot be reached from one that rejects a statement. */
final class LostConnections {
  /** SQL states that begin so: the database was not reached, or the connection was lost. */
  private static final String CONNECTION_FAILED = "08";

  /** The server is there, but has no connection left. */
  private static final int TOO_MANY_CONNECTIONS = 1040;

  private LostConnections() {}

  /** Whether the failure or one of its causes is a lost connection. */
  static boolean isCauseOf(SQLException failure) {
    return Stream.<Throwable>iterate(failure, cause -> cause != null, Throwable::getCause)
        .filter(SQLException.class::isInstance)
        .map(SQLException.class::cast)
        .anyMatch(LostConnections::isLostConnection);
  }

  private static boolean isLostConnection(SQLException e) {
    return e.getErrorCode() != TOO_MANY_CONNECTIONS
        && e.getSQLState() != null
        && e.getSQLState().startsWith(CONNECTION_FAILED);
  }
}
