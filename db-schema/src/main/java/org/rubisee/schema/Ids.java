package org.rubisee.schema;

import java.sql.Connection;
import java.sql.SQLException;

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

  private Ids() {}

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
          "Table ids could not be brought up to date: load the data with ./rubis db load", e);
    }
  }
}
