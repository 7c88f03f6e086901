package org.rubisee.logic;

import java.sql.SQLException;
import java.util.Set;

/**
 * What error codes and SQL states of MySQL and MariaDB mean. All implementations ask here, so that
 * all try again, refuse and fail for the same reasons. The entity container, which knows nothing of
 * the auction, has the same codes of its own.
 */
public final class DatabaseErrors {
  /** MySQL's deadlock, and MariaDB's row that has changed since the transaction began. */
  private static final Set<Integer> CONFLICTS = Set.of(1213, 1020);

  /** A lock was not free in time, or a query took longer than it may. */
  private static final Set<Integer> WAITED_TOO_LONG = Set.of(1205, 3024);

  private static final int DUPLICATE_KEY = 1062;

  private static final String SERIALIZATION_FAILURE = "40001";

  /** SQL states that begin so: the database was not reached, or the connection was lost. */
  private static final String CONNECTION_FAILED = "08";

  /** The server is there, but has no connection left. */
  private static final int TOO_MANY_CONNECTIONS = 1040;

  private DatabaseErrors() {}

  /** Whether a statement waited in vain. Another try would wait again. */
  public static boolean isWaitedTooLong(SQLException e) {
    return WAITED_TOO_LONG.contains(e.getErrorCode());
  }

  /** Whether the transaction lost against another one and was rolled back: another try may win. */
  public static boolean isConflict(SQLException e) {
    return !isWaitedTooLong(e)
        && (CONFLICTS.contains(e.getErrorCode()) || SERIALIZATION_FAILURE.equals(e.getSQLState()));
  }

  /**
   * Whether the database was not reached or the connection was lost: what was sent last may have
   * been done.
   */
  public static boolean isLostConnection(SQLException e) {
    return e.getErrorCode() != TOO_MANY_CONNECTIONS
        && e.getSQLState() != null
        && e.getSQLState().startsWith(CONNECTION_FAILED);
  }

  /** Whether a unique key is taken. */
  public static boolean isDuplicateKey(SQLException e) {
    return e.getErrorCode() == DUPLICATE_KEY;
  }
}
