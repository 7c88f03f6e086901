package org.rubisee.schema;

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
import org.rubisee.application.Message;
import org.rubisee.schema.Auctions.Age;

/**
 * Puts a database that a site has used back to what was loaded, by SQL: for servers whose files are
 * out of reach, and for tests. Rows that the site added are deleted; what it changed in loaded rows
 * (an item's bids, units and end, a user's rating) is generated again and written where it differs;
 * items of closed auctions and counters go back. Seconds at the papers' size, since nothing else is
 * touched.
 */
public final class LogicalRestore {

  private static final String COLUMNS =
      "id, name, description, initial_price, quantity, reserve_price, buy_now, nb_of_bids,"
          + " max_bid, start_date, end_date, seller, category";
  private static final String ITEMS =
      "SELECT id, quantity, nb_of_bids, max_bid, end_date FROM items ORDER BY id";
  private static final String UPDATE_ITEM =
      "UPDATE items SET quantity = ?, nb_of_bids = ?, max_bid = ?, end_date = ? WHERE id = ?";
  private static final String RATINGS = "SELECT id, rating FROM users ORDER BY id";
  private static final String UPDATE_RATING = "UPDATE users SET rating = ? WHERE id = ?";
  private static final String COUNT_ROWS =
      """
      SELECT (SELECT COUNT(*) FROM users), (SELECT COUNT(*) FROM items),
        (SELECT COUNT(*) FROM old_items), (SELECT COUNT(*) FROM bids),
        (SELECT COUNT(*) FROM comments), (SELECT COUNT(*) FROM buy_now)
      """;

  private final Connection connection;
  private final Auctions auctions;
  private final DataPlan plan;
  private final Totals totals;

  private LogicalRestore(Connection connection, DataPlan plan) {
    this.connection = connection;
    this.plan = plan;
    this.auctions = new Auctions(plan);
    this.totals = Totals.of(plan.scale(), auctions);
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
    deleteAdded();
    reopenClosed();
    int changed = restoreItems() + restoreRatings();
    requireAllRows();
    connection.commit();
    resetCounters();
    Ids.resynchronize(connection);
    return changed;
  }

  private void deleteAdded() throws SQLException {
    deleteBeyond("users", plan.scale().users());
    deleteBeyond("items", plan.scale().items());
    deleteBeyond("old_items", totals.highestItem());
    deleteBeyond("bids", totals.bids());
    deleteBeyond("comments", totals.comments());
    deleteBeyond("buy_now", totals.purchases());
  }

  private void deleteBeyond(String table, int lastLoaded) throws SQLException {
    SqlScript.execute(connection, "DELETE FROM " + table + " WHERE id > " + lastLoaded);
  }

  /** Items of closed auctions become items for sale again. */
  private void reopenClosed() throws SQLException {
    String closed = " WHERE id <= " + plan.scale().items();
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
    Ratings ratings = new Ratings(auctions, plan.scale().users());
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

  /** Everything beyond the loaded ids is gone by now, so equal numbers mean the same rows. */
  private void requireAllRows() throws SQLException {
    Totals found;
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(COUNT_ROWS)) {
      row.next();
      found =
          new Totals(
              totals.categories(),
              totals.regions(),
              row.getInt(1),
              row.getInt(2),
              row.getInt(3),
              row.getInt(4),
              row.getInt(5),
              row.getInt(6));
    }
    if (!found.equals(totals)) {
      throw failed("loaded rows are missing: " + found + " instead of " + totals, null);
    }
  }

  private void resetCounters() throws SQLException {
    resetCounter("users", plan.scale().users());
    resetCounter("items", totals.highestItem());
    resetCounter("bids", totals.bids());
    resetCounter("comments", totals.comments());
    resetCounter("buy_now", totals.purchases());
  }

  private void resetCounter(String table, int lastLoaded) throws SQLException {
    SqlScript.execute(connection, "ALTER TABLE " + table + " AUTO_INCREMENT = " + (lastLoaded + 1));
  }

  private static DatabaseFailedException failed(String why, Throwable cause) {
    return new DatabaseFailedException(
        "The data could not be restored by SQL: "
            + why
            + ". "
            + Remedy.of(cause, "Load the data with './rubis db load'"),
        cause);
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
