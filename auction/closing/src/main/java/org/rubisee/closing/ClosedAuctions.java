package org.rubisee.closing;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.logic.Money;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.ClosedActivity;
import org.rubisee.model.MyPurchase;
import org.rubisee.model.MySale;
import org.rubisee.model.MyWin;
import org.rubisee.model.UserDetails;

/**
 * Reads what of a user's activity belongs to closed auctions: three statements.
 *
 * @param connection where they run
 */
record ClosedAuctions(Connection connection) {
  private static final String SOLD =
      """
      SELECT id, name, initial_price, max_bid, nb_of_bids, quantity, reserve_price, buy_now,
        start_date, end_date
      FROM old_items
      WHERE seller = ? AND end_date > ?
      ORDER BY end_date DESC, id DESC
      LIMIT ?""";

  private static final String WON =
      """
      SELECT o.id, o.name, mine.bid AS price, o.end_date, o.seller, u.nickname
      FROM (SELECT item_id, MAX(bid) AS bid FROM bids WHERE user_id = ? GROUP BY item_id) mine
      JOIN old_items o ON o.id = mine.item_id
      LEFT JOIN users u ON u.id = o.seller
      WHERE o.end_date > ? AND mine.bid >= o.reserve_price
        AND o.quantity > (
          SELECT COALESCE(SUM(higher.qty), 0)
          FROM bids higher
          WHERE higher.item_id = mine.item_id AND higher.bid > mine.bid)
      ORDER BY o.end_date DESC, o.id DESC
      LIMIT ?""";

  private static final String BOUGHT =
      """
      SELECT o.id, o.name, o.buy_now, b.qty, b.date, o.seller, u.nickname
      FROM buy_now b
      JOIN old_items o ON o.id = b.item_id
      LEFT JOIN users u ON u.id = o.seller
      WHERE b.buyer_id = ? AND b.date > ?
      ORDER BY b.date DESC, b.id DESC
      LIMIT ?""";

  ClosedActivity of(int userId, LocalDateTime since, int most) throws SQLException {
    return new ClosedActivity(
        rows(SOLD, ClosedAuctions::sale, userId, since, most),
        rows(WON, ClosedAuctions::win, userId, since, most),
        rows(BOUGHT, ClosedAuctions::purchase, userId, since, most));
  }

  private static MySale sale(ResultSet row) throws SQLException {
    return new MySale(
        row.getInt("id"),
        row.getString("name"),
        AuctionRules.price(money(row, "initial_price"), money(row, "max_bid")),
        row.getInt("nb_of_bids"),
        row.getInt("quantity"),
        money(row, "reserve_price"),
        money(row, "buy_now"),
        date(row, "start_date"),
        date(row, "end_date"));
  }

  private static MyWin win(ResultSet row) throws SQLException {
    return new MyWin(
        row.getInt("id"),
        row.getString("name"),
        money(row, "price"),
        date(row, "end_date"),
        row.getInt("seller"),
        nickname(row));
  }

  private static MyPurchase purchase(ResultSet row) throws SQLException {
    return new MyPurchase(
        row.getInt("id"),
        row.getString("name"),
        money(row, "buy_now"),
        row.getInt("qty"),
        date(row, "date"),
        row.getInt("seller"),
        nickname(row));
  }

  private static String nickname(ResultSet row) throws SQLException {
    String nickname = row.getString("nickname");
    return nickname == null ? UserDetails.UNKNOWN_NICKNAME : nickname;
  }

  private static Money money(ResultSet row, String column) throws SQLException {
    return Money.of(row.getBigDecimal(column));
  }

  private static LocalDateTime date(ResultSet row, String column) throws SQLException {
    return row.getObject(column, LocalDateTime.class);
  }

  /** Reads the current row. */
  private interface Line<T> {
    T read(ResultSet row) throws SQLException;
  }

  private <T> List<T> rows(String sql, Line<T> line, Object... parameters) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < parameters.length; i++) {
        statement.setObject(i + 1, parameters[i]);
      }
      try (ResultSet result = statement.executeQuery()) {
        List<T> lines = new ArrayList<>();
        while (result.next()) {
          lines.add(line.read(result));
        }
        return lines;
      }
    }
  }
}
