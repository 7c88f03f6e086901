package org.rubisee.schema;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.rubisee.settings.Message;

/** The table of ids of whichever application has its data in a database, if it has one. */
public final class Ids {

  private static final String OTHERWISE = "Look for the cause in the server's log";

  private Ids() {}

  /**
   * Whether ids were taken from the table since the data was loaded, so that it must not lag
   * behind.
   *
   * @return false also when nobody knows what was loaded
   * @throws DatabaseFailedException if the table is not there
   */
  public static boolean areInUse(Connection connection) {
    try {
      Optional<DataPlan> plan = DatabaseStatus.plan(connection);
      Optional<IdTable> table = ApplicationData.of(plan).idTable();
      return plan.isPresent() && table.isPresent() && table.get().isInUse(connection, plan.get());
    } catch (SQLException e) {
      throw failed("read", e);
    }
  }

  /**
   * Makes the table say what the other tables hold. Call it before a site starts, never while one
   * runs.
   *
   * @throws DatabaseFailedException if the tables are not there
   */
  public static void resynchronize(Connection connection) {
    try {
      Optional<IdTable> table = ApplicationData.of(DatabaseStatus.plan(connection)).idTable();
      if (table.isPresent()) {
        table.get().resynchronize(connection);
      }
      if (!connection.getAutoCommit()) {
        connection.commit();
      }
    } catch (SQLException e) {
      throw failed("brought up to date", e);
    }
  }

  private static DatabaseFailedException failed(String what, SQLException cause) {
    return new DatabaseFailedException(
        "The table of ids could not be "
            + what
            + ": "
            + Message.of(cause)
            + ". "
            + Remedy.of(cause, OTHERWISE),
        cause);
  }
}
