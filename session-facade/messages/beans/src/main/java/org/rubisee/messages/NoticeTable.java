package org.rubisee.messages;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javax.sql.DataSource;
import org.rubisee.jdbc.ConnectionPool;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.Money;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.BidDetails;
import org.rubisee.model.Notice;

/**
 * Notices in the database, in the transaction of whoever asks. Each has a cause, and is written
 * once, however often its message comes.
 *
 * @param connections the server's
 */
record NoticeTable(ConnectionPool connections) {

  /** To whoever had the highest bid before. */
  private static final String OUTBID =
      """
      INSERT IGNORE INTO notices (user_id, item_id, kind, cause, date)
      SELECT earlier.user_id, bid.item_id, 'outbid', bid.id, bid.date
      FROM bids bid JOIN bids earlier ON earlier.id =
        (SELECT MAX(id) FROM bids WHERE item_id = bid.item_id AND id < bid.id)
      WHERE bid.id = ? AND earlier.user_id <> bid.user_id""";

  private static final String CLOSED =
      "SELECT quantity, reserve_price, end_date FROM old_items WHERE id = ?";

  private static final String BIDS =
      "SELECT id, user_id, bid, qty, date FROM bids WHERE item_id = ? ORDER BY id DESC";

  private static final String ADD =
      "INSERT IGNORE INTO notices (user_id, item_id, kind, cause, date) VALUES (?, ?, ?, ?, ?)";

  private static final String OF_USER =
      """
      SELECT n.kind, n.item_id, COALESCE(i.name, o.name), n.date
      FROM notices n LEFT JOIN items i ON i.id = n.item_id LEFT JOIN old_items o ON o.id = n.item_id
      WHERE n.user_id = ? AND n.date > ?
      ORDER BY n.date DESC, n.id DESC
      LIMIT\s"""
          + AuctionRules.MAX_LISTED;

  /** On this data source. */
  static NoticeTable in(DataSource database) {
    return new NoticeTable(new ConnectionPool(database));
  }

  /** Tells whoever had the highest bid before this one, unless the same user placed both. */
  void tellOutbid(int bidId) {
    ask(sql -> sql.write(OUTBID, bidId));
  }

  /** Tells the winners of a closed auction; an item that is not closed has none. */
  void tellWinners(int itemId) {
    ask(
        sql -> {
          sql.one(CLOSED, row -> new Closed(row.number(), row.money(), row.dateTime()), itemId)
              .ifPresent(closed -> tellWinners(sql, itemId, closed));
          return itemId;
        });
  }

  private static void tellWinners(Statements sql, int itemId, Closed closed) {
    List<BidDetails> newestFirst =
        sql.all(
            BIDS,
            row ->
                new BidDetails(
                    row.number(), row.number(), "", row.money(), row.number(), row.dateTime()),
            itemId);
    for (BidDetails won :
        AuctionRules.winningBids(closed.quantity(), closed.reservePrice(), newestFirst)) {
      add(sql, Notice.Kind.WON, won.userId(), itemId, won.id(), closed.endDate());
    }
  }

  /** Tells the buyer that an order was refused. */
  void tellRefused(Order order) {
    ask(
        sql -> {
          add(
              sql,
              Notice.Kind.REFUSED,
              order.purchase().userId(),
              order.purchase().itemId(),
              order.id(),
              order.date());
          return order;
        });
  }

  private static void add(
      Statements sql, Notice.Kind kind, int userId, int itemId, int cause, LocalDateTime date) {
    sql.write(ADD, userId, itemId, kind.name().toLowerCase(Locale.ROOT), cause, date);
  }

  /** See {@link org.rubisee.model.Notices#noticesOf}. */
  List<Notice> of(int userId, LocalDateTime since) {
    return ask(
        sql ->
            sql.all(
                OF_USER,
                row ->
                    new Notice(
                        Notice.Kind.valueOf(row.text().toUpperCase(Locale.ROOT)),
                        row.number(),
                        row.text(),
                        row.dateTime()),
                userId,
                since));
  }

  private <T> T ask(Function<Statements, T> question) {
    try (Connection connection = connections.take()) {
      return question.apply(new Statements("A notice", connection));
    } catch (SQLException e) {
      throw ConnectionPool.failure("A connection could not be given back", e);
    }
  }

  private record Closed(int quantity, Money reservePrice, LocalDateTime endDate) {}
}
