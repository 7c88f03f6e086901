package org.rubisee.schema;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.rubisee.application.Message;

/**
 * The one row of table {@code ids}: the last id given in each table. Only the entity
 * implementations take ids from it, so after work of another one it lags behind; every start and
 * restore brings it up to date.
 */
public final class Ids {

  private static final String LAST_IDS =
"""
SELECT 0,
  (SELECT COALESCE(MAX(id), 0) FROM categories),
  (SELECT COALESCE(MAX(id), 0) FROM regions),
  (SELECT COALESCE(MAX(id), 0) FROM users),
  GREATEST((SELECT COALESCE(MAX(id), 0) FROM items), (SELECT COALESCE(MAX(id), 0) FROM old_items)),
  (SELECT COALESCE(MAX(id), 0) FROM comments),
  (SELECT COALESCE(MAX(id), 0) FROM bids),
  (SELECT COALESCE(MAX(id), 0) FROM buy_now)
""";
  private static final String REPLACE =
      "REPLACE INTO ids (id, category, region, users, item, comment, bid, buyNow) " + LAST_IDS;

  private static final String GIVEN =
      "SELECT users, item, comment, bid, buyNow FROM ids ORDER BY id LIMIT 1";

  private static final String OTHERWISE = "Look for the cause in the server's log";

  private Ids() {}

  /**
   * Whether ids were taken from the row since the data was loaded, so that it must not lag behind.
   *
   * @return false also when nobody knows what was loaded
   * @throws DatabaseFailedException if the table is not there
   */
  public static boolean areInUse(Connection connection) {
    try {
      Optional<DataPlan> plan = DatabaseStatus.plan(connection);
      return plan.isPresent() && !given(connection).equals(loaded(plan.get()));
    } catch (SQLException e) {
      throw new DatabaseFailedException(
          "Table ids could not be read: " + Message.of(e) + ". " + Remedy.of(e, OTHERWISE), e);
    }
  }

  private static List<Integer> given(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(GIVEN)) {
      return row.next()
          ? List.of(row.getInt(1), row.getInt(2), row.getInt(3), row.getInt(4), row.getInt(5))
          : List.of();
    }
  }

  private static List<Integer> loaded(DataPlan plan) {
    Totals totals = Totals.of(plan.scale(), new Auctions(plan));
    return List.of(
        totals.users(), totals.highestItem(), totals.comments(), totals.bids(), totals.purchases());
  }

  /**
   * Makes the row say what the tables hold. Call it before a site starts, never while one runs.
   *
   * @throws DatabaseFailedException if the tables are not there
   */
  public static void resynchronize(Connection connection) {
    try {
      SqlScript.execute(connection, REPLACE);
      if (!connection.getAutoCommit()) {
        connection.commit();
      }
    } catch (SQLException e) {
      throw new DatabaseFailedException(
          "Table ids could not be brought up to date: "
              + Message.of(e)
              + ". "
              + Remedy.of(e, OTHERWISE),
          e);
    }
  }
}
