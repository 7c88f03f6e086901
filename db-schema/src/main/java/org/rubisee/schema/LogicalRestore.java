package org.rubisee.schema;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.rubisee.settings.Message;

/**
 * Puts a database that a site has used back to what was loaded, by SQL: for servers whose files are
 * out of reach, and for tests. Rows that the site added are deleted; what it changed in loaded rows
 * is generated again and written where it differs; counters go back. Seconds at the papers' size,
 * since nothing else is touched.
 */
public final class LogicalRestore {

  private final Connection connection;
  private final Content content;

  private LogicalRestore(Connection connection, DataPlan plan) {
    this.connection = connection;
    this.content = plan.data().content(plan);
  }

  /**
   * Restores. Commits; the connection's auto-commit mode stays as it was.
   *
   * @return how many loaded rows had been changed
   * @throws DatabaseFailedException if the data was not loaded by {@link DataLoader}, or loaded
   *     rows are missing: then only a load helps
   */
  public static int run(Connection connection) {
    try {
      DataPlan plan =
          DatabaseStatus.plan(connection)
              .orElseThrow(() -> failed("it does not say what was loaded", null));
      boolean autoCommit = connection.getAutoCommit();
      connection.setAutoCommit(false);
      try {
        return new LogicalRestore(connection, plan).restore();
      } finally {
        connection.rollback();
        connection.setAutoCommit(autoCommit);
      }
    } catch (SQLException e) {
      throw failed(Message.of(e), e);
    }
  }

  private int restore() throws SQLException {
    for (LoadedTable table : content.writtenTables()) {
      SqlScript.execute(
          connection,
          "DELETE FROM "
              + table.table()
              + " WHERE "
              + table.key().column()
              + " > "
              + table.lastId());
    }
    int changed = content.restoreChanged(connection);
    for (LoadedTable table : content.writtenTables()) {
      requireAllRows(table);
    }
    connection.commit();
    resetCounters(connection, content);
    Ids.resynchronize(connection);
    return changed;
  }

  /** Everything beyond the loaded ids is gone by now, so equal numbers mean the same rows. */
  private void requireAllRows(LoadedTable table) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT COUNT(*) FROM " + table.table())) {
      row.next();
      if (row.getLong(1) != table.rows()) {
        throw failed(
            "loaded rows are missing: "
                + table.table()
                + " has "
                + row.getLong(1)
                + " rows instead of "
                + table.rows(),
            null);
      }
    }
  }

  /** Makes new rows get ids beyond the loaded ones. */
  static void resetCounters(Connection connection, Content content) throws SQLException {
    for (LoadedTable table : content.writtenTables()) {
      if (table.lastGivenId().isPresent()) {
        SqlScript.execute(
            connection,
            "ALTER TABLE "
                + table.table()
                + " AUTO_INCREMENT = "
                + (table.lastGivenId().getAsLong() + 1));
      }
    }
  }

  private static DatabaseFailedException failed(String why, Throwable cause) {
    return new DatabaseFailedException(
        "The data could not be restored by SQL: "
            + why
            + ". "
            + Remedy.of(cause, "Load the data with './rubis db load'"),
        cause);
  }
}
