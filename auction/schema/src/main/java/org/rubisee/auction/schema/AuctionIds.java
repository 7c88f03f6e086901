package org.rubisee.auction.schema;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.rubisee.schema.Check;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.IdTable;
import org.rubisee.schema.SqlCheck;
import org.rubisee.schema.SqlScript;

/** The one row of table {@code ids}. Only the entity implementations take ids from it. */
final class AuctionIds implements IdTable {

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

  private static final String LAG =
      "ids holds the last id of each table (an entity implementation takes the next ones from it)";
  private static final String BEHIND =
      """
      SELECT 0 FROM ids WHERE category < (SELECT COALESCE(MAX(id), 0) FROM categories)
      OR region < (SELECT COALESCE(MAX(id), 0) FROM regions)
      OR users < (SELECT COALESCE(MAX(id), 0) FROM users)
      OR item < (SELECT COALESCE(MAX(id), 0) FROM items)
      OR item < (SELECT COALESCE(MAX(id), 0) FROM old_items)
      OR comment < (SELECT COALESCE(MAX(id), 0) FROM comments)
      OR bid < (SELECT COALESCE(MAX(id), 0) FROM bids)
      OR buyNow < (SELECT COALESCE(MAX(id), 0) FROM buy_now)
      """;

  @Override
  public boolean isInUse(Connection connection, DataPlan plan) throws SQLException {
    return !given(connection).equals(loaded(plan));
  }

  @Override
  public void resynchronize(Connection connection) throws SQLException {
    SqlScript.execute(connection, REPLACE);
  }

  @Override
  public Check lag() {
    return new SqlCheck(LAG, BEHIND);
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
    AuctionTotals totals = AuctionTotals.of(plan);
    return List.of(
        totals.users(), totals.highestItem(), totals.comments(), totals.bids(), totals.purchases());
  }
}
