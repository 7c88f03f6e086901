package org.rubisee.messages;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.Optional;
import java.util.function.Function;
import javax.sql.DataSource;
import org.rubisee.jdbc.ConnectionPool;
import org.rubisee.jdbc.Statements;
import org.rubisee.model.AuctionState;
import org.rubisee.model.NewPurchase;

/**
 * Orders in the database, in the transaction of whoever asks.
 *
 * @param connections the server's
 */
record OrderTable(ConnectionPool connections) {

  private static final String ADD =
      "INSERT INTO orders (ticket, buyer_id, item_id, qty, date, state, duplicates)"
          + " VALUES (?, ?, ?, ?, ?, 'open', 0)";

  private static final String LOCK =
      "SELECT id, buyer_id, item_id, qty, ticket, date, state = 'open' FROM orders"
          + " WHERE ticket = ? FOR UPDATE";

  private static final String LOCK_ITEM =
      "SELECT quantity, initial_price, buy_now, nb_of_bids, max_bid, end_date FROM items"
          + " WHERE id = ? FOR UPDATE";

  private static final String END = "UPDATE orders SET state = ? WHERE id = ?";

  private static final String DUPLICATE =
      "UPDATE orders SET duplicates = duplicates + 1 WHERE id = ?";

  /** On this data source. */
  static OrderTable in(DataSource database) {
    return new OrderTable(new ConnectionPool(database));
  }

  /** Adds an open order; false if there is one with that ticket. */
  boolean add(NewPurchase order, LocalDateTime now) {
    return ask(
        sql ->
            sql.writeIfUnique(
                ADD, order.ticket(), order.userId(), order.itemId(), order.quantity(), now));
  }

  /** Finds an order, and keeps others from changing it. */
  Optional<Order> locked(String ticket) {
    return ask(
        sql ->
            sql.one(
                LOCK,
                row ->
                    new Order(
                        row.number(),
                        new NewPurchase(row.number(), row.number(), row.number(), row.text()),
                        row.dateTime(),
                        row.flag()),
                ticket));
  }

  /** What the rules need to know of an item that is for sale; keeps others from changing it. */
  Optional<AuctionState> lockedItem(int itemId) {
    return ask(
        sql ->
            sql.one(
                LOCK_ITEM,
                row ->
                    new AuctionState(
                        row.number(),
                        row.money(),
                        row.money(),
                        row.number(),
                        row.money(),
                        row.dateTime()),
                itemId));
  }

  /** The purchase was stored. */
  void fulfilled(Order order) {
    end("fulfilled", order);
  }

  /** Nothing was stored. */
  void refused(Order order) {
    end("refused", order);
  }

  private void end(String state, Order order) {
    ask(sql -> sql.write(END, state, order.id()));
  }

  /** The message of an order that has ended came again. */
  void cameAgain(Order order) {
    ask(sql -> sql.write(DUPLICATE, order.id()));
  }

  private <T> T ask(Function<Statements, T> question) {
    try (Connection connection = connections.take()) {
      return question.apply(new Statements("An order", connection));
    } catch (SQLException e) {
      throw ConnectionPool.failure("A connection could not be given back", e);
    }
  }
}
