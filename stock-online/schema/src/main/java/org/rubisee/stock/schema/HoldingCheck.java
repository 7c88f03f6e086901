package org.rubisee.stock.schema;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.LongConsumer;
import org.rubisee.schema.Check;
import org.rubisee.schema.DataPlan;

/** Holdings are what was loaded, plus purchases, less sales: no trade is half stored. */
final class HoldingCheck implements Check {

  private static final String HOLDINGS =
"""
SELECT h.sub_accno, h.stock_id, h.amount, COALESCE(t.traded, 0)
FROM stock_holding h
LEFT JOIN (SELECT sub_accno, stock_id, SUM(IF(trans_type = 'B', 1, -1) * CAST(amount AS SIGNED)) AS traded
  FROM stock_transaction GROUP BY sub_accno, stock_id) t
  ON t.sub_accno = h.sub_accno AND t.stock_id = h.stock_id
""";

  private final Loaded loaded;

  HoldingCheck(DataPlan plan) {
    this.loaded = new Loaded(plan);
  }

  @Override
  public String invariant() {
    return "a holding is what was loaded, plus purchases, less sales";
  }

  @Override
  public void find(Connection connection, LongConsumer broken) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(HOLDINGS)) {
      while (rows.next()) {
        if (rows.getLong(3) != loaded(rows.getInt(1), rows.getInt(2)) + rows.getLong(4)) {
          broken.accept(rows.getLong(1));
        }
      }
    }
  }

  private int loaded(int account, int stock) {
    return account > loaded.accounts() ? 0 : loaded.holdings(account).getOrDefault(stock, 0);
  }
}
