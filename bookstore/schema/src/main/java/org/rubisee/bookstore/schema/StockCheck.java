package org.rubisee.bookstore.schema;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.function.LongConsumer;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.schema.Check;
import org.rubisee.schema.DataPlan;

/**
 * No copy was sold twice or got lost: what is left and what was sold since the load is what was
 * there at the load, and whole deliveries of {@link BookstoreRules#BOUGHT_STOCK} copies.
 */
final class StockCheck implements Check {

  private static final String COPIES =
"""
SELECT i.i_id, i.i_stock + COALESCE(s.sold, 0)
FROM item i
LEFT JOIN (SELECT ol_i_id, SUM(ol_qty) AS sold FROM order_line WHERE ol_o_id > ? GROUP BY ol_i_id) s
  ON s.ol_i_id = i.i_id
ORDER BY i.i_id
""";

  private final Books books;
  private final int loadedOrders;

  StockCheck(DataPlan plan) {
    this.books = new Books(plan);
    this.loadedOrders = new Orders(plan).count();
  }

  @Override
  public String invariant() {
    return "copies left and copies sold are those of the load and of whole deliveries";
  }

  @Override
  public void find(Connection connection, LongConsumer broken) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(COPIES)) {
      statement.setInt(1, loadedOrders);
      ResultSet rows = statement.executeQuery();
      while (rows.next()) {
        long delivered = rows.getLong(2) - books.stock(rows.getInt(1));
        if (delivered < 0 || delivered % BookstoreRules.BOUGHT_STOCK != 0) {
          broken.accept(rows.getLong(1));
        }
      }
    }
  }
}
