package org.rubisee.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.sql.Fixture.ANN;
import static org.rubisee.sql.Fixture.BOB;
import static org.rubisee.sql.Fixture.NOW;
import static org.rubisee.sql.Fixture.login;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.Money;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;
import org.rubisee.model.NewComment;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.NewUser;

/** Sixty customers at once on one row, each on a connection and in a transaction of its own. */
@ExtendWith(TestDatabase.class)
class ConcurrencyTest {
  private static final int CUSTOMERS = 60;
  private static final int HOT_ITEM = 5000;

  private TestDatabase.Connections database;
  private Connection own;
  private Fixture data;

  @BeforeEach
  void open(TestDatabase.Connections connections) {
    database = connections;
    own = database.open();
    data = new Fixture(own);
  }

  @AfterEach
  void putEverythingBack() throws SQLException {
    data.remove("bids", "item_id = " + HOT_ITEM);
    data.remove("buy_now", "item_id = " + HOT_ITEM);
    data.remove("comments", "item_id = " + HOT_ITEM);
    data.remove("items", "id = " + HOT_ITEM);
    data.remove("users", "nickname = 'same'");
    data.number("SELECT COUNT(*) FROM users WHERE id = ? FOR UPDATE", ANN);
    new Statements("Fixture", own).write("UPDATE users SET rating = 0 WHERE id = ?", ANN);
    own.close();
  }

  @Test
  void losesNoBid() throws Exception {
    data.insert(data.item(HOT_ITEM));
    List<Boolean> accepted =
        together(
            (customer, sql) -> {
              Money bid = Money.ofUnits(10 + customer);
              sql.storeBid().storeBid(new NewBid(BOB, HOT_ITEM, 1, bid, bid));
            });

    assertThat(accepted).hasSize(CUSTOMERS);
    int bids = data.number("SELECT COUNT(*) FROM bids WHERE item_id = ?", HOT_ITEM);
    assertThat(bids).isEqualTo((int) accepted.stream().filter(yes -> yes).count()).isPositive();
    assertThat(data.number("SELECT nb_of_bids FROM items WHERE id = ?", HOT_ITEM)).isEqualTo(bids);
    assertThat(data.text("SELECT max_bid FROM items WHERE id = ?", HOT_ITEM))
        .isEqualTo(data.text("SELECT MAX(bid) FROM bids WHERE item_id = ?", HOT_ITEM))
        .isEqualTo(Money.ofUnits(10 + CUSTOMERS - 1).toString());
    assertThat(
            data.number(
                """
                SELECT COUNT(*) FROM bids a JOIN bids b
                  ON b.item_id = a.item_id AND b.id > a.id AND b.bid < a.bid + 1
                WHERE a.item_id = ?""",
                HOT_ITEM))
        .as("later bids below the minimum of their time")
        .isZero();
  }

  @Test
  void acceptsOneOfEqualBids() throws Exception {
    data.insert(data.item(HOT_ITEM));
    Money same = Money.ofUnits(20);
    List<Boolean> accepted =
        together(
            (customer, sql) -> sql.storeBid().storeBid(new NewBid(BOB, HOT_ITEM, 1, same, same)));

    assertThat(accepted).containsOnlyOnce(true);
    assertThat(data.number("SELECT nb_of_bids FROM items WHERE id = ?", HOT_ITEM)).isOne();
  }

  @Test
  void neverSellsMoreThanThereIs() throws Exception {
    data.insert(data.item(HOT_ITEM).quantity(25).buyNow("20.00"));
    List<Boolean> accepted =
        together(
            (customer, sql) ->
                sql.storeBuyNow().storeBuyNow(new NewPurchase(BOB, HOT_ITEM, 2, "t" + customer)));

    assertThat(accepted.stream().filter(yes -> yes)).hasSize(12);
    assertThat(data.number("SELECT quantity FROM items WHERE id = ?", HOT_ITEM)).isOne();
    assertThat(data.number("SELECT SUM(qty) FROM buy_now WHERE item_id = ?", HOT_ITEM))
        .isEqualTo(24);
  }

  @Test
  void takesBidsAndPurchasesSideBySideUntilNothingIsLeft() throws Exception {
    data.insert(data.item(HOT_ITEM).quantity(30).buyNow("20.00"));
    together(
        (customer, sql) -> {
          if (customer % 2 == 0) {
            sql.storeBuyNow().storeBuyNow(new NewPurchase(BOB, HOT_ITEM, 1, "t" + customer));
          } else {
            Money bid = Money.ofUnits(10 + customer);
            sql.storeBid().storeBid(new NewBid(BOB, HOT_ITEM, 1, bid, bid));
          }
        });

    assertThat(data.number("SELECT quantity FROM items WHERE id = ?", HOT_ITEM)).isZero();
    assertThat(data.number("SELECT end_date = ? FROM items WHERE id = ?", NOW, HOT_ITEM)).isOne();
    assertThat(data.number("SELECT nb_of_bids FROM items WHERE id = ?", HOT_ITEM))
        .isEqualTo(data.number("SELECT COUNT(*) FROM bids WHERE item_id = ?", HOT_ITEM));
  }

  @Test
  void acceptsATicketOnceHoweverManyComeAtOnce() throws Exception {
    data.insert(data.item(HOT_ITEM).quantity(100).buyNow("20.00"));
    List<Boolean> accepted =
        together(
            (customer, sql) ->
                sql.storeBuyNow().storeBuyNow(new NewPurchase(BOB, HOT_ITEM, 1, "same")));

    assertThat(accepted).containsOnlyOnce(true);
    assertThat(data.number("SELECT quantity FROM items WHERE id = ?", HOT_ITEM)).isEqualTo(99);
  }

  @Test
  void losesNoRating() throws Exception {
    List<Boolean> accepted =
        together(
            (customer, sql) ->
                sql.storeComment().storeComment(new NewComment(BOB, ANN, HOT_ITEM, 3, "good", "")));

    assertThat(accepted).containsOnly(true);
    assertThat(data.number("SELECT rating FROM users WHERE id = ?", ANN)).isEqualTo(3 * CUSTOMERS);
  }

  @Test
  void givesANicknameToOneOfThoseWhoAskAtOnce() throws Exception {
    String hash = new PasswordHasher(1, "seed").hash(login("same"));
    List<Boolean> accepted =
        together(
            (customer, sql) ->
                sql.registerUser().registerUser(new NewUser("a", "b", "same", "e", hash, "North")));

    assertThat(accepted).containsOnlyOnce(true);
  }

  /** What one of the customers does. */
  private interface Deed {
    void of(int customer, SqlUseCases sql) throws RejectedException;
  }

  /** Lets all customers act at once; whether each was accepted. Any failure fails the test. */
  private List<Boolean> together(Deed deed) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(CUSTOMERS);
    try {
      CyclicBarrier start = new CyclicBarrier(CUSTOMERS);
      List<Future<Boolean>> running = new ArrayList<>();
      for (int i = 0; i < CUSTOMERS; i++) {
        int customer = i;
        running.add(threads.submit(() -> act(deed, customer, start)));
      }
      List<Boolean> accepted = new ArrayList<>();
      for (Future<Boolean> each : running) {
        accepted.add(each.get());
      }
      return accepted;
    } finally {
      threads.shutdownNow();
    }
  }

  private boolean act(Deed deed, int customer, CyclicBarrier start) throws Exception {
    try (Connection connection = database.open()) {
      connection.setAutoCommit(false);
      start.await();
      try {
        deed.of(customer, new SqlUseCases(connection, Fixture.CLOCK, false));
        connection.commit();
        return true;
      } catch (RejectedException e) {
        connection.rollback();
        return false;
      }
    }
  }
}
