package org.rubisee.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.List;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.Money;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.settings.BusinessClock;

/**
 * The rows that a test starts from. Everybody knows three users (ann and bob in the North, cyd in
 * the South) and two categories; a test adds what it is about.
 */
final class Fixture {
  static final LocalDateTime NOW = BusinessClock.LOAD_EPOCH;
  static final BusinessClock CLOCK = BusinessClock.fixed(NOW);

  static final int NORTH = 1;
  static final int SOUTH = 2;
  static final int BOOKS = 1;
  static final int TOYS = 2;
  static final int ANN = 1;
  static final int BOB = 2;
  static final int CYD = 3;
  static final int NOBODY = 999;

  private final Statements statements;

  Fixture(Connection connection) {
    statements = new Statements("Fixture", connection);
  }

  static Credentials login(String nickname) {
    return new Credentials(nickname, "secret of " + nickname);
  }

  static Money money(String amount) {
    return Money.of(new java.math.BigDecimal(amount));
  }

  static void insertBasics(Connection connection) throws SQLException {
    Fixture fixture = new Fixture(connection);
    for (String region : List.of("North", "South")) {
      fixture.statements.write("INSERT INTO regions (name) VALUES (?)", region);
    }
    for (String category : List.of("Books", "Toys")) {
      fixture.statements.write("INSERT INTO categories (name) VALUES (?)", category);
    }
    fixture.user(ANN, "ann", NORTH);
    fixture.user(BOB, "bob", NORTH);
    fixture.user(CYD, "cyd", SOUTH);
  }

  void user(int id, String nickname, int region) {
    statements.write(
        """
        INSERT INTO users (id, firstname, lastname, nickname, password, email, rating, balance,
          creation_date, region)
        VALUES (?, ?, ?, ?, ?, ?, 0, 0, ?, ?)""",
        id,
        "First " + nickname,
        "Last " + nickname,
        nickname,
        new PasswordHasher(1, "seed").hash(login(nickname)),
        nickname + "@example.org",
        NOW.minusDays(100),
        region);
  }

  /** An item that runs for another day: one unit, from 10.00, sold by ann among the books. */
  ItemRow item(int id) {
    return new ItemRow(id, "item " + id, 1, "10.00", "0", 0, "0", NOW.plusDays(1), ANN, BOOKS);
  }

  void insert(ItemRow item) {
    insertInto("items", item);
  }

  void insertOld(ItemRow item) {
    insertInto("old_items", item);
  }

  private void insertInto(String table, ItemRow item) {
    statements.write(
        "INSERT INTO "
            + table
            + """
               (id, name, description, initial_price, quantity, reserve_price, buy_now, nb_of_bids,
              max_bid, start_date, end_date, seller, category)
            VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?)""",
        item.id(),
        item.name(),
        "text of " + item.name(),
        money(item.initialPrice()),
        item.quantity(),
        money(item.buyNow()),
        item.bids(),
        money(item.maxBid()),
        NOW.minusDays(2),
        item.end(),
        item.seller(),
        item.category());
  }

  /** A bid, and what it does to its item. */
  void bid(int user, int item, int quantity, String bid, LocalDateTime date) {
    statements.write(
        "INSERT INTO bids (user_id, item_id, qty, bid, max_bid, date) VALUES (?, ?, ?, ?, ?, ?)",
        user,
        item,
        quantity,
        money(bid),
        money(bid).plus(Money.ONE),
        date);
    statements.write(
        "UPDATE items SET max_bid = GREATEST(max_bid, ?), nb_of_bids = nb_of_bids + 1 WHERE id = ?",
        money(bid),
        item);
  }

  void comment(int from, int to, int item, int rating, LocalDateTime date) {
    statements.write(
        """
        INSERT INTO comments (from_user_id, to_user_id, item_id, rating, date, comment)
        VALUES (?, ?, ?, ?, ?, ?)""",
        from,
        to,
        item,
        rating,
        date,
        "said on " + date);
  }

  void purchase(int buyer, int item, int quantity, LocalDateTime date) {
    statements.write(
        "INSERT INTO buy_now (buyer_id, item_id, qty, date) VALUES (?, ?, ?, ?)",
        buyer,
        item,
        quantity,
        date);
  }

  /** The one number that a query finds. */
  int number(String sql, Object... parameters) {
    return statements.one(sql, Row::number, parameters).orElseThrow();
  }

  /** The one value that a query finds, as text. */
  String text(String sql, Object... parameters) {
    return statements.one(sql, Row::text, parameters).orElseThrow();
  }

  void remove(String table, String condition) {
    statements.write("DELETE FROM " + table + " WHERE " + condition);
  }

  /** A row of items. */
  record ItemRow(
      int id,
      String name,
      int quantity,
      String initialPrice,
      String buyNow,
      int bids,
      String maxBid,
      LocalDateTime end,
      int seller,
      int category) {

    ItemRow quantity(int units) {
      return new ItemRow(
          id, name, units, initialPrice, buyNow, bids, maxBid, end, seller, category);
    }

    ItemRow buyNow(String price) {
      return new ItemRow(
          id, name, quantity, initialPrice, price, bids, maxBid, end, seller, category);
    }

    ItemRow end(LocalDateTime date) {
      return new ItemRow(
          id, name, quantity, initialPrice, buyNow, bids, maxBid, date, seller, category);
    }

    ItemRow seller(int user) {
      return new ItemRow(
          id, name, quantity, initialPrice, buyNow, bids, maxBid, end, user, category);
    }

    ItemRow category(int newCategory) {
      return new ItemRow(
          id, name, quantity, initialPrice, buyNow, bids, maxBid, end, seller, newCategory);
    }

    ItemRow bids(int count, String highest) {
      return new ItemRow(
          id, name, quantity, initialPrice, buyNow, count, highest, end, seller, category);
    }
  }
}
