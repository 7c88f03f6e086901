package org.rubisee.auction.schema;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rubisee.auction.schema.Auctions.Age;
import org.rubisee.schema.SqlScript;

/**
 * Puts back what the site changed in loaded rows: items of closed auctions, an item's bids, units
 * and end, a user's rating.
 */
final class AuctionRestore {

  private static final String COLUMNS =
      "id, name, description, initial_price, quantity, reserve_price, buy_now, nb_of_bids,"
          + " max_bid, start_date, end_date, seller, category";
  private static final String ITEMS =
      "SELECT id, quantity, nb_of_bids, max_bid, end_date FROM items ORDER BY id";
  private static final String UPDATE_ITEM =
      "UPDATE items SET quantity = ?, nb_of_bids = ?, max_bid = ?, end_date = ? WHERE id = ?";
  private static final String RATINGS = "SELECT id, rating FROM users ORDER BY id";
  private static final String UPDATE_RATING = "UPDATE users SET rating = ? WHERE id = ?";

  private final Connection connection;
  private final Auctions auctions;
  private final Ratings ratings;

  AuctionRestore(Connection connection, Auctions auctions, Ratings ratings) {
    this.connection = connection;
    this.auctions = auctions;
    this.ratings = ratings;
  }

  /** How many rows had been changed; items of closed auctions do not count for that. */
  int run() throws SQLException {
    reopenClosed();
    return restoreItems() + restoreRatings();
  }

  /** Items of closed auctions become items for sale again. */
  private void reopenClosed() throws SQLException {
    String closed = " WHERE id <= " + auctions.rows(Age.CURRENT);
    SqlScript.execute(
        connection,
        String.format(Locale.ROOT, "INSERT INTO items (%1$s) SELECT %1$s FROM old_items", COLUMNS)
            + closed);
    SqlScript.execute(connection, "DELETE FROM old_items" + closed);
  }

  private int restoreItems() throws SQLException {
    int changed = 0;
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(ITEMS);
        PreparedStatement update = connection.prepareStatement(UPDATE_ITEM)) {
      while (rows.next()) {
        ItemState loaded = ItemState.of(auctions, rows.getInt(1) - 1);
        if (!loaded.equals(ItemState.of(rows))) {
          loaded.writeTo(update);
          update.addBatch();
          changed++;
        }
      }
      update.executeBatch();
    }
    return changed;
  }

  private int restoreRatings() throws SQLException {
    List<Integer> changed = new ArrayList<>();
    try (Statement statement = connection.createStatement()) {
      statement.setFetchSize(Integer.MIN_VALUE); // row by row, not a million at once
      try (ResultSet rows = statement.executeQuery(RATINGS)) {
        while (rows.next()) {
          if (rows.getInt(2) != ratings.of(rows.getInt(1))) {
            changed.add(rows.getInt(1));
          }
        }
      }
    }
    try (PreparedStatement update = connection.prepareStatement(UPDATE_RATING)) {
      for (int user : changed) {
        update.setInt(1, ratings.of(user));
        update.setInt(2, user);
        update.addBatch();
      }
      update.executeBatch();
    }
    return changed.size();
  }

  /** What a site changes in an item. */
  private record ItemState(
      int id, int quantity, int bids, BigDecimal maxBid, LocalDateTime endDate) {

    static ItemState of(ResultSet row) throws SQLException {
      return new ItemState(
          row.getInt(1),
          row.getInt(2),
          row.getInt(3),
          row.getBigDecimal(4),
          row.getObject(5, LocalDateTime.class));
    }

    static ItemState of(Auctions auctions, int row) {
      Auction auction = auctions.auction(Age.CURRENT, row);
      return new ItemState(
          auction.id(),
          auction.quantity(),
          auction.bids(),
          BigDecimal.valueOf(auctions.highestBid(auction), 2),
          LocalDateTime.ofEpochSecond(auction.end(), 0, ZoneOffset.UTC));
    }

    void writeTo(PreparedStatement update) throws SQLException {
      update.setInt(1, quantity);
      update.setInt(2, bids);
      update.setBigDecimal(3, maxBid);
      update.setObject(4, endDate);
      update.setInt(5, id);
    }
  }
}
