package org.rubisee.jdbc;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Set;
import java.util.stream.Stream;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.sql.DataSource;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PageBudget;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.ServerLimits;
import org.rubisee.logic.TierFailures;
import org.rubisee.logic.TierUnavailableException;

/**
 * Takes connections from a server's data source. It tells exhaustion, which passes, from all other
 * failures: a database that cannot be reached, a wrong password, a missing schema.
 *
 * @param dataSource the pool
 */
public record ConnectionPool(DataSource dataSource) {

  /** System property: the name of the server's data source, on servers that have another one. */
  private static final String NAME = "rubis.db.jndi-name";

  private static final String OF_WILDFLY = "java:jboss/datasources/RubisDS";

  /** MySQL: too many connections, of all users or of this one. */
  private static final Set<Integer> DATABASE_EXHAUSTED = Set.of(1040, 1203, 1226);

  /** The pool that the configuration of the server gives to its deployments. */
  public static ConnectionPool ofServer() {
    String name = System.getProperty(NAME, OF_WILDFLY);
    try {
      return new ConnectionPool((DataSource) new InitialContext().lookup(name));
    } catch (NamingException e) {
      throw new IllegalStateException(
          "The server has no data source " + name + ": add it to its configuration", e);
    }
  }

  /**
   * A connection, to be closed by the caller.
   *
   * @throws OverloadedException if pool or database had none free in time, or the page has none
   *     left
   * @throws TierUnavailableException if the database cannot be reached
   * @throws PersistenceFailedException if there is none for another reason
   */
  public Connection take() {
    PageBudget.requireTime();
    try {
      return dataSource.getConnection();
    } catch (SQLException e) {
      if (isExhausted(e)) {
        throw new OverloadedException(
            "No database connection was free in time: raise rubis.db.pool-size or lower the load",
            e);
      }
      if (LostConnections.isCauseOf(e) || TierFailures.isUnavailable(e)) {
        throw new TierUnavailableException(
            "The database cannot be reached: see that it runs where rubis.db.url says", e);
      }
      throw new PersistenceFailedException(
          "The database gave no connection: check that it runs where rubis.db.url says, and that"
              + " rubis.db.user and rubis.db.password are right",
          e);
    }
  }

  private static boolean isExhausted(SQLException failure) {
    return ServerLimits.isReached(failure)
        || Stream.<Throwable>iterate(failure, cause -> cause != null, Throwable::getCause)
            .anyMatch(ConnectionPool::saysExhausted);
  }

  private static boolean saysExhausted(Throwable failure) {
    return failure instanceof SQLException e && DATABASE_EXHAUSTED.contains(e.getErrorCode());
  }

  /**
   * What it means that a connection failed outside a statement: at commit, or when it was given
   * back.
   *
   * @param what failed
   */
  public static RuntimeException failure(String what, SQLException e) {
    return LostConnections.isCauseOf(e)
        ? new TierUnavailableException(what + ": the database was lost", e)
        : new PersistenceFailedException(what, e);
  }
}
