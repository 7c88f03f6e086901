package org.rubisee.bookstore.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.logic.RejectedException;
import org.rubisee.schema.Audit;
import org.rubisee.schema.AuditReport;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.testing.TestDatabase;

/** Sixty-four buyers at once, each on a connection and in a transaction of its own. */
@ExtendWith(TestDatabase.class)
class ConcurrencyTest {
  private static final int BUYERS = 64;
  private static final int BOOK = 7;
  private static final int COPIES = 3;

  private DatabaseAddress address;
  private Connection own;
  private LoadedBookstore data;

  @BeforeEach
  void open(DatabaseAddress database) throws SQLException {
    address = database;
    LoadedBookstore.load(address);
    own = address.connect();
    data = new LoadedBookstore(own);
  }

  @AfterEach
  void loadAgain() throws SQLException {
    own.close();
    LoadedBookstore.loadAgain(address);
  }

  @Test
  void sellsOneBookToAllOfThem() throws Exception {
    int orders = data.number("SELECT COUNT(*) FROM orders");
    int stock = data.stock(BOOK);
    List<Integer> carts = new ArrayList<>();
    for (int i = 0; i < BUYERS; i++) {
      int cart = data.cart(BOOK);
      data.quantity(cart, BOOK, COPIES);
      carts.add(cart);
    }

    List<Integer> numbers = together(buyer -> carts.get(buyer));

    assertThat(numbers).hasSize(BUYERS).doesNotContain(0).doesNotHaveDuplicates();
    assertThat(data.number("SELECT COUNT(*) FROM orders")).isEqualTo(orders + BUYERS);
    int expected =
        IntStream.range(0, BUYERS)
            .reduce(stock, (left, buyer) -> BookstoreRules.stockAfter(left, COPIES));
    assertThat(data.stock(BOOK)).isEqualTo(expected).isGreaterThanOrEqualTo(10);
    assertThat(data.number("SELECT COUNT(*) FROM shopping_cart")).isZero();
    assertSound();
  }

  @Test
  void neverLocksTheSameBooksCrosswise() throws Exception {
    Random random = new Random(1);
    List<Integer> carts = new ArrayList<>();
    for (int i = 0; i < BUYERS; i++) {
      carts.add(data.cart(random.ints(5, 1, 9).toArray()));
    }

    assertThat(together(buyer -> carts.get(buyer))).doesNotContain(0).doesNotHaveDuplicates();
    assertSound();
  }

  @Test
  void ordersOneCartOnce() throws Exception {
    int cart = data.cart(BOOK);
    int stock = data.stock(BOOK);

    List<Integer> numbers = together(buyer -> cart);

    assertThat(numbers.stream().filter(number -> number != 0)).hasSize(1);
    assertThat(data.stock(BOOK)).isEqualTo(BookstoreRules.stockAfter(stock, 1));
    assertSound();
  }

  private void assertSound() {
    AuditReport report = Audit.run(own, true);
    assertThat(report.violations()).isEmpty();
    assertThat(report.orphans()).isEmpty();
  }

  /** Says which cart a buyer orders. */
  private interface CartOf {
    int buyer(int buyer);
  }

  /** Lets all order at once; the numbers of their orders, 0 where a rule rejects one. */
  private List<Integer> together(CartOf cart) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(BUYERS);
    try {
      CyclicBarrier start = new CyclicBarrier(BUYERS);
      List<Future<Integer>> running = new ArrayList<>();
      for (int i = 0; i < BUYERS; i++) {
        int buyer = i;
        running.add(threads.submit(() -> order(buyer + 1, cart.buyer(buyer), start)));
      }
      List<Integer> numbers = new ArrayList<>();
      for (Future<Integer> each : running) {
        numbers.add(each.get());
      }
      return numbers;
    } finally {
      threads.shutdownNow();
    }
  }

  private int order(int customer, int cart, CyclicBarrier start) throws Exception {
    try (Connection connection = LoadedBookstore.begin(address)) {
      start.await();
      try {
        int number =
            LoadedBookstore.useCases(connection)
                .buyConfirm()
                .buyConfirm(LoadedBookstore.order(customer, cart))
                .orderId();
        connection.commit();
        return number;
      } catch (RejectedException e) {
        connection.rollback();
        return 0;
      }
    }
  }
}
