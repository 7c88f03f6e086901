package org.rubisee.sql;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;

/**
 * Gives tests the site's tables on a real database: one MySQL for all test classes, or the one that
 * the system property {@code rubis.test.jdbc-url} names (credentials in the URL; its schema is
 * emptied).
 */
final class TestDatabase implements ParameterResolver {
  private static final int SMALL_POOL_MIB = 128;
  private static final List<String> TABLES =
      List.of(
          "categories",
          "regions",
          "users",
          "items",
          "old_items",
          "bids",
          "comments",
          "buy_now",
          "ids");

  /** Opens connections to the running database. */
  interface Connections {
    /** A new connection, in auto-commit, at READ COMMITTED. */
    Connection open();
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Connections.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(ExtensionContext.Namespace.GLOBAL)
        .getOrComputeIfAbsent(Running.class, type -> start(), Running.class);
  }

  private static Running start() {
    try {
      String url = System.getProperty("rubis.test.jdbc-url", "");
      Running running = url.isEmpty() ? embedded() : new Running(url, new Properties(), () -> {});
      running.createTables();
      return running;
    } catch (SQLException | IOException e) {
      throw new IllegalStateException("The test database cannot be prepared", e);
    }
  }

  private static Running embedded() throws IOException {
    Path folder = Files.createTempDirectory("rubis-sql-test");
    EmbeddedMySql mySql =
        EmbeddedMySql.start(
            MySqlOptions.in(folder)
                .withBufferPoolMib(SMALL_POOL_MIB)
                .withDurability(MySqlOptions.Durability.RELAXED));
    Properties login = new Properties();
    login.setProperty("user", EmbeddedMySql.USER);
    login.setProperty("password", mySql.password());
    return new Running(
        mySql.jdbcUrl(),
        login,
        () -> {
          mySql.close();
          delete(folder);
        });
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private record Running(String url, Properties login, Stop stop)
      implements Connections, AutoCloseable {

    private interface Stop {
      void run() throws IOException;
    }

    @Override
    public Connection open() {
      try {
        Connection connection = DriverManager.getConnection(url, login);
        connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
        return connection;
      } catch (SQLException e) {
        throw new IllegalStateException("The test database does not answer at " + url, e);
      }
    }

    @Override
    public void close() throws IOException {
      stop.run();
    }

    void createTables() throws SQLException, IOException {
      try (Connection connection = open();
          Statement statement = connection.createStatement()) {
        for (String table : TABLES) {
          statement.execute("DROP TABLE IF EXISTS " + table);
        }
        for (String script : List.of("tables.sql", "indexes.sql")) {
          for (String sql : text(script).split(";")) {
            if (!sql.isBlank()) {
              statement.execute(sql);
            }
          }
        }
        Fixture.insertBasics(connection);
      }
    }

    private static String text(String script) throws IOException {
      try (InputStream in =
          TestDatabase.class.getResourceAsStream("/org/rubisee/auction/schema/" + script)) {
        String sql = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        return sql.replaceAll("(?m)^--.*$", "");
      }
    }
  }
}
