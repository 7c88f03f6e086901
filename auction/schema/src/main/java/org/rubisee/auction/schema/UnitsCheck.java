package org.rubisee.auction.schema;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.function.LongConsumer;
import org.rubisee.auction.schema.Auctions.Age;
import org.rubisee.schema.Check;
import org.rubisee.schema.DataPlan;

/**
 * No unit was sold twice or got lost: what is left and what was sold is what the load put up for
 * sale.
 */
final class UnitsCheck implements Check {

  private static final String UNITS =
"""
SELECT i.id, i.quantity + COALESCE(p.sold, 0)
FROM (SELECT id, quantity FROM items UNION ALL SELECT id, quantity FROM old_items) i
LEFT JOIN (SELECT item_id, SUM(qty) AS sold FROM buy_now GROUP BY item_id) p ON p.item_id = i.id
WHERE i.id <= ? ORDER BY i.id
""";

  private final Auctions auctions;

  UnitsCheck(DataPlan plan) {
    this.auctions = new Auctions(plan);
  }

  @Override
  public String invariant() {
    return "units left and units sold are the units put up for sale";
  }

  @Override
  public void find(Connection connection, LongConsumer broken) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(UNITS)) {
      statement.setInt(1, auctions.rows(Age.CURRENT));
      ResultSet rows = statement.executeQuery();
      while (rows.next()) {
        int units = auctions.auction(Age.CURRENT, rows.getInt(1) - 1).units();
        if (rows.getInt(2) != units) {
          broken.accept(rows.getLong(1));
        }
      }
    }
  }
}
