package org.rubisee.schema;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.settings.Message;

/**
 * What a database is and holds.
 *
 * @param engine {@code MySQL} or {@code MariaDB}
 * @param version its version, as in {@code 8.0.33}
 * @param plan what was loaded; empty if the data was made by somebody else
 * @param tables the tables of the application that exist
 */
public record DatabaseStatus(
    String engine, String version, Optional<DataPlan> plan, List<Table> tables) {

  private static final String SIZES =
      """
      SELECT table_name, data_length, index_length
      FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_name = ?
      """;

  private static final String PLANS =
      """
      SELECT table_comment
      FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_comment LIKE ?
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
      Optional<DataPlan> plan = plan(connection);
      for (String name : ApplicationData.of(plan).schema().tables()) {
        try (PreparedStatement statement = connection.prepareStatement(SIZES)) {
          statement.setString(1, name);
          ResultSet row = statement.executeQuery();
          if (row.next()) {
            tables.add(new Table(name, count(connection, name), row.getLong(2), row.getLong(3)));
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

  /** What was loaded: at most one application has its data in a database. */
  static Optional<DataPlan> plan(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(PLANS)) {
      statement.setString(1, DataPlan.commentPattern());
      ResultSet row = statement.executeQuery();
      return row.next() ? DataPlan.ofComment(row.getString(1)) : Optional.empty();
    } catch (IllegalArgumentException e) {
      throw new DatabaseFailedException(
          "The database holds data that this program cannot generate: "
              + Message.of(e)
              + ". Give the data a schema of its own",
          e);
    }
  }

  /** For example {@code MySQL 8.0.33}. */
  public String engineAndVersion() {
    return engine + " " + version;
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
