package org.rubisee.bookstore.servletsonly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rubisee.bookstore.model.BookChange;
import org.rubisee.bookstore.model.BookPictures;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Card;
import org.rubisee.bookstore.model.CardType;
import org.rubisee.bookstore.model.CartChange;
import org.rubisee.bookstore.model.CartQuantity;
import org.rubisee.bookstore.model.Destination;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.NewCustomer;
import org.rubisee.bookstore.model.NewOrder;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.bookstore.model.ShippingType;
import org.rubisee.bookstore.model.UseCases;
import org.rubisee.jdbc.ConnectionPool;
import org.rubisee.jdbc.Locking;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.schema.Audit;
import org.rubisee.schema.AuditReport;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseStatus;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.LogicalRestore;
import org.rubisee.schema.Scale;
import org.rubisee.schema.testing.TestDatabase;
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.SiteSettings;

/** Sixty-four buyers at once, and the use cases that write, with each kind of locks. */
@ExtendWith(TestDatabase.class)
class LockingTest {
  private static final int BUYERS = 64;
  private static final int BOOK = 7;
  private static final int COPIES = 3;
  private static final Draw DRAW = new Draw(7);
  private static final LocalDateTime NOW = BusinessClock.LOAD_EPOCH.plusHours(1);
  private static final PostalAddress ELSEWHERE =
      new PostalAddress("1 Main Street", "", "Springfield", "", "12345", "Norway");

  private static final DataPlan PLAN = DataPlan.of("bookstore", Scale.of(300, 1_000));

  private TestPool pool;
  private Connection own;

  @BeforeEach
  void load(DatabaseAddress database) throws SQLException {
    own = TestPool.connect(database);
    if (DatabaseStatus.read(own).plan().equals(Optional.of(PLAN))) {
      LogicalRestore.run(own);
    } else {
      new DataLoader(database, 2, LoadProgress.SILENT).load(PLAN);
    }
    pool = new TestPool(database, BUYERS);
  }

  @AfterEach
  void close() throws SQLException {
    pool.close();
    own.close();
  }

  @ParameterizedTest
  @EnumSource
  void sellsOneBookToAllOfThem(Locking locking) throws Exception {
    UseCases site = site(locking);
    int orders = number("SELECT COUNT(*) FROM orders");
    int stock = stock();
    List<Integer> carts = new ArrayList<>();
    for (int i = 0; i < BUYERS; i++) {
      carts.add(cart(site, BOOK));
      change(site, carts.get(i), 0, new CartQuantity(BOOK, COPIES));
    }

    List<Integer> numbers = together(buyer -> order(site, buyer, carts.get(buyer)));

    assertThat(numbers).hasSize(BUYERS).doesNotContain(0).doesNotHaveDuplicates();
    assertThat(number("SELECT COUNT(*) FROM orders")).isEqualTo(orders + BUYERS);
    int expected =
        IntStream.range(0, BUYERS)
            .reduce(stock, (left, buyer) -> BookstoreRules.stockAfter(left, COPIES));
    assertThat(stock()).isEqualTo(expected);
    assertThat(number("SELECT COUNT(*) FROM shopping_cart")).isZero();
    assertSound();
  }

  @ParameterizedTest
  @EnumSource
  void neverLocksTheSameBooksCrosswise(Locking locking) throws Exception {
    UseCases site = site(locking);
    Random random = new Random(1);
    List<Integer> carts = new ArrayList<>();
    for (int i = 0; i < BUYERS; i++) {
      carts.add(cart(site, random.ints(5, 1, 9).toArray()));
    }

    assertThat(together(buyer -> order(site, buyer, carts.get(buyer))))
        .doesNotContain(0)
        .doesNotHaveDuplicates();
    assertSound();
  }

  @ParameterizedTest
  @EnumSource
  void ordersOneCartOnce(Locking locking) throws Exception {
    UseCases site = site(locking);
    int cart = cart(site, BOOK);
    int stock = stock();

    List<Integer> numbers = together(buyer -> order(site, buyer, cart));

    assertThat(numbers.stream().filter(number -> number != 0)).hasSize(1);
    assertThat(stock()).isEqualTo(BookstoreRules.stockAfter(stock, 1));
    assertSound();
  }

  /** A cart that two hands fill has both copies: neither was overwritten. */
  @ParameterizedTest
  @EnumSource
  void losesNoChangeOfACart(Locking locking) throws Exception {
    UseCases site = site(locking);
    int cart = cart(site, 400);

    together(buyer -> buyer < 9 ? change(site, cart, BOOK) : 0);

    assertThat(number("SELECT scl_qty FROM shopping_cart_line WHERE scl_i_id = " + BOOK))
        .isEqualTo(9);
    assertSound();
  }

  /** With locked tables this fails at the first table or alias that is not among them. */
  @ParameterizedTest
  @EnumSource
  void writesInAllUseCases(Locking locking) throws RejectedException, SQLException {
    UseCases site = site(locking);
    change(site, 0, 0);
    int cart = cart(site, 3, 5);
    change(site, cart, 7, new CartQuantity(3, 0), new CartQuantity(5, 2));
    site.buyRequest().buyRequest(BookstoreRules.credentials(17), cart);
    for (int i = 0; i < 2; i++) {
      site.buyRequest()
          .buyRequestOfNewCustomer(
              new NewCustomer(
                  "Ann", "Lee", ELSEWHERE, "5", "a@b.example", LocalDate.of(1970, 1, 1), ""),
              cart,
              DRAW);
    }
    site.buyConfirm().buyConfirm(order(17, cart, new Destination.OtherAddress(ELSEWHERE)));
    site.buyConfirm()
        .buyConfirm(
            order(
                18,
                cart(site, 9),
                new Destination.OtherAddress(
                    new PostalAddress("2 Side Street", "", "Oslo", "", "1", "Norway"))));
    site.adminConfirm().adminConfirm(change(BOOK));

    assertThat(number("SELECT COUNT(*) FROM address WHERE addr_zip IN ('12345', '1')"))
        .isEqualTo(2);
    assertNothingIsLocked();
    assertSound();
  }

  /** Rules that reject after a part of the work, and an order of a country that does not exist. */
  @ParameterizedTest
  @EnumSource
  void givesBackConnectionsWithoutLocksWhenItFails(Locking locking)
      throws RejectedException, SQLException {
    UseCases site = site(locking);
    int cart = cart(site, BOOK);
    PostalAddress nowhere = new PostalAddress("1 Main Street", "", "X", "", "1", "Atlantis");
    for (int i = 0; i < BUYERS; i++) {
      assertThatThrownBy(() -> change(site, cart, 5_000)).isInstanceOf(RejectedException.class);
      assertThatThrownBy(
              () ->
                  site.buyConfirm()
                      .buyConfirm(order(17, cart, new Destination.OtherAddress(nowhere))))
          .isInstanceOf(RejectedException.class);
      assertThatThrownBy(() -> site.adminConfirm().adminConfirm(change(5_000)))
          .isInstanceOf(RejectedException.class);
    }

    assertNothingIsLocked();
    assertThat(order(site, 17, cart)).isPositive();
    assertSound();
  }

  private UseCases site(Locking locking) {
    Properties settings = new Properties();
    settings.setProperty(SiteSettings.PREFIX + "clock", "fixed:" + NOW);
    return new ServletsOnlyUseCases(
        new ConnectionPool(pool.dataSource()), SiteSettings.of(settings), locking);
  }

  private static int cart(UseCases site, int... books) throws RejectedException {
    int cart = 0;
    for (int book : books) {
      cart = change(site, cart, book);
    }
    return cart;
  }

  private static int change(UseCases site, int cart, int added, CartQuantity... quantities)
      throws RejectedException {
    return site.shoppingCart()
        .shoppingCart(new CartChange(cart, added, List.of(quantities)), DRAW)
        .cart()
        .id();
  }

  private static BookChange change(int book) {
    return new BookChange(book, Money.ONE, BookPictures.image(BOOK), BookPictures.thumbnail(BOOK));
  }

  /** The number of the order; 0 if a rule rejects it. */
  private static int order(UseCases site, int buyer, int cart) {
    try {
      return site.buyConfirm()
          .buyConfirm(order(buyer + 1, cart, new Destination.OwnAddress()))
          .orderId();
    } catch (RejectedException e) {
      return 0;
    }
  }

  private static NewOrder order(int customer, int cart, Destination destination) {
    Card card = new Card(CardType.VISA, "4000123412341234", "Ann", NOW.toLocalDate().plusYears(1));
    return new NewOrder(customer, cart, card, ShippingType.AIR, destination, DRAW);
  }

  private interface Buyer {
    int act(int buyer) throws RejectedException;
  }

  /** What all do at once; what each comes back with. */
  private static List<Integer> together(Buyer each) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(BUYERS);
    try {
      CyclicBarrier start = new CyclicBarrier(BUYERS);
      List<Future<Integer>> running = new ArrayList<>();
      for (int i = 0; i < BUYERS; i++) {
        int buyer = i;
        running.add(
            threads.submit(
                () -> {
                  start.await();
                  return each.act(buyer);
                }));
      }
      List<Integer> numbers = new ArrayList<>();
      for (Future<Integer> one : running) {
        numbers.add(one.get());
      }
      return numbers;
    } finally {
      threads.shutdownNow();
    }
  }

  /** A connection that has locked tables may read no other. */
  private void assertNothingIsLocked() throws SQLException {
    for (Connection connection : pool.unused()) {
      assertThat(number(connection, "SELECT COUNT(*) FROM author another")).isPositive();
    }
    assertThat(
            number(
                "SELECT COUNT(*) FROM performance_schema.metadata_locks"
                    + " WHERE object_schema = DATABASE() AND lock_type LIKE 'SHARED_NO%'"))
        .isZero();
  }

  private void assertSound() {
    AuditReport report = Audit.run(own, true);
    assertThat(report.violations()).isEmpty();
    assertThat(report.orphans()).isEmpty();
  }

  private int stock() throws SQLException {
    return number("SELECT i_stock FROM item WHERE i_id = " + BOOK);
  }

  private int number(String sql) throws SQLException {
    return number(own, sql);
  }

  private static int number(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getInt(1);
    }
  }
}
