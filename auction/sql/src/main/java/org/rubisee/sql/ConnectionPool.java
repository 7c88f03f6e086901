package org.rubisee.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.rubisee.model.OverloadedException;
import org.rubisee.model.PersistenceFailedException;

/**
 * Takes connections from a server's data source, and tells a pool that is empty for too long, which
 * passes, from a database that cannot be reached.
 *
 * @param dataSource the pool
 */
public record ConnectionPool(DataSource dataSource) {

  /** SQL states that begin so: the database was not reached, or the connection was lost. */
  private static final String CONNECTION_FAILED = "08";

  private static final int TOO_MANY_CONNECTIONS = 1040;

  /**
   * A connection, to be closed by the caller.
   *
   * @throws OverloadedException if none was free in time
   * @throws PersistenceFailedException if the database cannot be reached
   */
  public Connection take() {
    try {
      return dataSource.getConnection();
    } catch (SQLException e) {
      if (isUnreachable(e)) {
        throw new PersistenceFailedException(
            "The database cannot be reached: see that it runs where rubis.db.url says", e);
      }
      throw new OverloadedException(
          "No database connection was free in time: raise rubis.db.pool-size or lower the load", e);
    }
  }

  private static boolean isUnreachable(SQLException failure) {
    return Stream.<Throwable>iterate(failure, cause -> cause != null, Throwable::getCause)
        .filter(SQLException.class::isInstance)
        .map(SQLException.class::cast)
        .anyMatch(ConnectionPool::isConnectionFailure);
  }

  private static boolean isConnectionFailure(SQLException e) {
    return e.getErrorCode() != TOO_MANY_CONNECTIONS
        && e.getSQLState() != null
        && e.getSQLState().startsWith(CONNECTION_FAILED);
  }
}
