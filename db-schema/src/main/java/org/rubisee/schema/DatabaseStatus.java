package org.rubisee.schema;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.application.Message;

/**
 * What a database is and holds.
 *
 * @param engine {@code MySQL} or {@code MariaDB}
 * @param version its version, as in {@code 8.0.33}
 * @param plan what was loaded; empty if the data was made by somebody else
 * @param tables the tables of the site that exist
 */
public record DatabaseStatus(
    String engine, String version, Optional<DataPlan> plan, List<Table> tables) {

  static final List<String> TABLES =
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

  private static final String SIZES =
      """
      SELECT table_name, data_length, index_length, table_comment
      FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_name = ?
      """;

  /**
   * A table.
   *
   * @param name its name
   * @param rows rows counted now
   * @param dataBytes bytes of the rows
   * @param indexBytes bytes of the secondary indices
   */
  public record Table(String name, long rows, long dataBytes, long indexBytes) {}

  /** Reads it all; counts every table. */
  public static DatabaseStatus read(Connection connection) {
    try {
      String version = version(connection);
      boolean mariaDb = version.contains("MariaDB");
      SqlScript.tryToExecute(connection, "SET SESSION information_schema_stats_expiry = 0");
      List<Table> tables = new ArrayList<>();
      Optional<DataPlan> plan = Optional.empty();
      for (String name : TABLES) {
        try (PreparedStatement statement = connection.prepareStatement(SIZES)) {
          statement.setString(1, name);
          ResultSet row = statement.executeQuery();
          if (row.next()) {
            tables.add(new Table(name, count(connection, name), row.getLong(2), row.getLong(3)));
            plan = name.equals("ids") ? DataPlan.ofComment(row.getString(4)) : plan;
          }
        }
      }
      return new DatabaseStatus(
          mariaDb ? "MariaDB" : "MySQL",
          version.replaceFirst("^5\\.5\\.5-(?=.*MariaDB)", "").replaceFirst("-.*", ""),
          plan,
          tables);
    } catch (SQLException e) {
      throw new DatabaseFailedException(
          "The state of the database could not be read: "
              + Message.of(e)
              + ". "
              + Remedy.of(e, "Look for the cause in the server's log"),
          e);
    }
  }

  /** What was loaded. */
  static Optional<DataPlan> plan(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(SIZES)) {
      statement.setString(1, "ids");
      ResultSet row = statement.executeQuery();
      return row.next() ? DataPlan.ofComment(row.getString(4)) : Optional.empty();
    }
  }

  /** For example {@code MySQL 8.0.33}. */
  public String engineAndVersion() {
    return engine + " " + version;
  }

  /** Whether all nine tables exist. */
  public boolean hasAllTables() {
    return tables.size() == TABLES.size();
  }

  /** Bytes of all rows and indices. */
  public long bytes() {
    return tables.stream().mapToLong(table -> table.dataBytes() + table.indexBytes()).sum();
  }

  private static String version(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT VERSION()")) {
      row.next();
      return row.getString(1);
    }
  }

  private static long count(Connection connection, String table) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT COUNT(*) FROM " + table)) {
      row.next();
      return row.getLong(1);
    }
  }
}
