package org.rubisee.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.List;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.RowReader;
import org.rubisee.jdbc.Statements;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.MyBid;
import org.rubisee.model.MyPurchase;
import org.rubisee.model.MySale;
import org.rubisee.model.MyWin;
import org.rubisee.model.UserDetails;

/** The five lists of AboutMe, one statement each. */
final class MyAuctions {
  private static final String LIMIT = "\nLIMIT " + (AuctionRules.MAX_LISTED + 1);

  private static final String BIDS =
      """
      SELECT i.id, i.name, i.max_bid, mine.max_bid, i.quantity, i.start_date, i.end_date,
        i.seller, u.nickname
      FROM (
        SELECT item_id, max_bid,
          ROW_NUMBER() OVER (PARTITION BY item_id ORDER BY bid DESC, id DESC) AS place
        FROM bids
        WHERE user_id = ?) mine
      JOIN items i ON i.id = mine.item_id
      LEFT JOIN users u ON u.id = i.seller
      WHERE mine.place = 1 AND i.end_date > ?
      ORDER BY i.end_date, i.id"""
          + LIMIT;

  private static final String SELLING =
      """
      SELECT id, name, initial_price, max_bid, nb_of_bids, quantity, reserve_price, buy_now,
        start_date, end_date
      FROM items
      WHERE seller = ? AND end_date > ?
      ORDER BY end_date, id"""
          + LIMIT;

  private static final String SOLD =
      """
      SELECT id, name, initial_price, max_bid, nb_of_bids, quantity, reserve_price, buy_now,
        start_date, end_date
      FROM items
      WHERE seller = ? AND end_date > ? AND end_date <= ?
      ORDER BY end_date DESC, id DESC"""
          + LIMIT;

  private static final String WON =
      """
      SELECT i.id, i.name, i.max_bid, i.end_date, i.seller, u.nickname
      FROM (SELECT item_id, MAX(bid) AS bid FROM bids WHERE user_id = ? GROUP BY item_id) mine
      JOIN items i ON i.id = mine.item_id AND i.max_bid = mine.bid
      LEFT JOIN users u ON u.id = i.seller
      WHERE i.end_date > ? AND i.end_date <= ?
      ORDER BY i.end_date DESC, i.id DESC"""
          + LIMIT;

  private static final String BOUGHT =
      """
      SELECT i.id, i.name, i.buy_now, b.qty, b.date, i.seller, u.nickname
      FROM buy_now b
      JOIN items i ON i.id = b.item_id
      LEFT JOIN users u ON u.id = i.seller
      WHERE b.buyer_id = ? AND b.date > ?
      ORDER BY b.date DESC, b.id DESC"""
          + LIMIT;

  private final Statements statements;

  MyAuctions(Connection connection) {
    statements = new Statements("AboutMe", connection);
  }

  /** Running auctions with a bid of the user. */
  List<MyBid> bids(int userId, LocalDateTime now, int skip) {
    return part(
        skip,
        BIDS,
        row ->
            new MyBid(
                row.number(),
                row.text(),
                row.money(),
                row.money(),
                row.number(),
                row.dateTime(),
                row.dateTime(),
                row.number(),
                row.textOr(UserDetails.UNKNOWN_NICKNAME)),
        userId,
        now);
  }

  /** Running auctions of the user. */
  List<MySale> selling(int userId, LocalDateTime now, int skip) {
    return part(skip, SELLING, MyAuctions::sale, userId, now);
  }

  /** Auctions of the user that ended recently. */
  List<MySale> sold(int userId, LocalDateTime recent, LocalDateTime now, int skip) {
    return part(skip, SOLD, MyAuctions::sale, userId, recent, now);
  }

  /** Auctions that ended recently with the user's bid highest. */
  List<MyWin> won(int userId, LocalDateTime recent, LocalDateTime now, int skip) {
    return part(
        skip,
        WON,
        row ->
            new MyWin(
                row.number(),
                row.text(),
                row.money(),
                row.dateTime(),
                row.number(),
                row.textOr(UserDetails.UNKNOWN_NICKNAME)),
        userId,
        recent,
        now);
  }

  /** Recent purchases of the user. */
  List<MyPurchase> bought(int userId, LocalDateTime recent, int skip) {
    return part(
        skip,
        BOUGHT,
        row ->
            new MyPurchase(
                row.number(),
                row.text(),
                row.money(),
                row.number(),
                row.dateTime(),
                row.number(),
                row.textOr(UserDetails.UNKNOWN_NICKNAME)),
        userId,
        recent);
  }

  /** The lines of a list after the first ones. */
  private <T> List<T> part(int skip, String sql, RowReader<T> reader, Object... parameters) {
    if (skip == 0) {
      return statements.all(sql, reader, parameters);
    }
    Object[] andSkip = Arrays.copyOf(parameters, parameters.length + 1);
    andSkip[parameters.length] = skip;
    return statements.all(sql + " OFFSET ?", reader, andSkip);
  }

  private static MySale sale(Row row) throws SQLException {
    return new MySale(
        row.number(),
        row.text(),
        AuctionRules.price(row.money(), row.money()),
        row.number(),
        row.number(),
        row.money(),
        row.money(),
        row.dateTime(),
        row.dateTime());
  }
}
