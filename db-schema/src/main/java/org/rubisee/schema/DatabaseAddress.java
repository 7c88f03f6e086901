package org.rubisee.schema;

import java.net.URI;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

/**
 * Where a database is, and who asks.
 *
 * @param jdbcUrl {@code jdbc:mysql://host:port/schema}, for MySQL and MariaDB alike
 * @param user the account
 * @param password its password
 */
public record DatabaseAddress(String jdbcUrl, String user, String password) {

  private static final int USUAL_PORT = 3306;

  /** Rejects what the driver cannot reach. */
  public DatabaseAddress {
    if (!jdbcUrl.startsWith("jdbc:mysql:")) {
      throw new IllegalArgumentException(
          "The database is given as jdbc:mysql://host:port/schema (MariaDB too), not '"
              + jdbcUrl
              + "'");
    }
  }

  /** The port that the server listens at; the usual one where the address names none. */
  public int port() {
    int port = URI.create(jdbcUrl.substring("jdbc:".length())).getPort();
    return port < 0 ? USUAL_PORT : port;
  }

  /** Without the password. */
  @Override
  public String toString() {
    return user + " at " + jdbcUrl;
  }

  /**
   * Connects.
   *
   * @throws DatabaseFailedException if the server does not answer or refuses the account
   */
  public Connection connect() {
    return connect(new Properties());
  }

  /**
   * Connects, with all that bulk loading needs. Only here may the server ask this program for the
   * content of a file.
   *
   * @throws DatabaseFailedException if the server does not answer or refuses the account
   */
  Connection connectToLoad() {
    Properties properties = new Properties();
    properties.setProperty("allowLoadLocalInfile", "true");
    return connect(properties);
  }

  private Connection connect(Properties properties) {
    properties.setProperty("user", user);
    properties.setProperty("password", password);
    properties.setProperty("sslMode", "PREFERRED");
    properties.setProperty("allowPublicKeyRetrieval", "true");
    properties.setProperty("rewriteBatchedStatements", "true");
    try {
      return DriverManager.getConnection(jdbcUrl, properties);
    } catch (SQLException e) {
      throw new DatabaseFailedException(
          "No connection to "
              + this
              + ": "
              + e.getMessage()
              + ". Check that the server runs, that the schema exists and that the account may use it",
          e);
    }
  }
}
