package org.rubisee.schema.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.rubisee.schema.Audit;
import org.rubisee.schema.AuditReport;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.Schema;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;

/**
 * Gives tests a parameter of type {@link DatabaseAddress}: one real database, started when the
 * first of them asks, stopped after the last.
 */
public final class TestDatabase implements ParameterResolver {

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == DatabaseAddress.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(Namespace.GLOBAL)
        .getOrComputeIfAbsent(Running.class, key -> Running.start(), Running.class)
        .address;
  }

  /** Executes a statement that returns nothing. */
  public static void execute(Connection connection, String sql, Object... values)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      statement.execute();
    }
  }

  /** The number that a query returns. */
  public static long number(Connection connection, String sql) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql);
        ResultSet row = statement.executeQuery()) {
      row.next();
      return row.getLong(1);
    }
  }

  /** Loads data; what was there before is gone. */
  public static void load(DatabaseAddress address, DataPlan plan) {
    new DataLoader(address, 2, LoadProgress.SILENT).load(plan);
  }

  /** How many rows each table has. */
  public static Map<String, Long> rows(Connection connection, Schema schema) throws SQLException {
    Map<String, Long> rows = new LinkedHashMap<>();
    for (String table : schema.tables()) {
      rows.put(table, number(connection, "SELECT COUNT(*) FROM " + table));
    }
    return rows;
  }

  /**
   * What an audit finds in data that was sound before a statement damaged it.
   *
   * @return the invariants that no longer hold
   */
  public static List<String> violationsAfter(String damage, Connection connection)
      throws SQLException {
    if (!Audit.run(connection, true).isSound()) {
      throw new IllegalStateException("The data was not sound before");
    }
    execute(connection, damage);
    return Audit.run(connection, true).violations().stream()
        .map(AuditReport.Finding::invariant)
        .toList();
  }

  /** A checksum of each table's rows in id order. */
  public static String checksums(Connection connection, Schema schema) throws SQLException {
    StringBuilder text = new StringBuilder();
    for (String table : schema.tables()) {
      try (PreparedStatement statement =
              connection.prepareStatement("CHECKSUM TABLE " + table + " EXTENDED");
          ResultSet row = statement.executeQuery()) {
        row.next();
        text.append(table).append(' ').append(row.getLong(2)).append('\n');
      }
    }
    return text.toString();
  }

  private record Running(Path folder, EmbeddedMySql server, DatabaseAddress address)
      implements AutoCloseable {

    static Running start() {
      try {
        Path folder = Files.createTempDirectory("rubis-schema");
        EmbeddedMySql server =
            EmbeddedMySql.start(
                MySqlOptions.in(folder)
                    .withBufferPoolMib(128)
                    .withDurability(MySqlOptions.Durability.RELAXED));
        return new Running(
            folder,
            server,
            new DatabaseAddress(server.jdbcUrl(), EmbeddedMySql.USER, server.password()));
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void close() throws IOException {
      server.close();
      try (Stream<Path> inside = Files.walk(folder)) {
        for (Path path : inside.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }
}
