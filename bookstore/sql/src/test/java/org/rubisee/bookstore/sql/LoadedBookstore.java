package org.rubisee.bookstore.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Card;
import org.rubisee.bookstore.model.CardType;
import org.rubisee.bookstore.model.CartChange;
import org.rubisee.bookstore.model.CartQuantity;
import org.rubisee.bookstore.model.Destination;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.NewOrder;
import org.rubisee.bookstore.model.ShippingType;
import org.rubisee.jdbc.RowReader;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.logic.RejectedException;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseStatus;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.Scale;
import org.rubisee.settings.BusinessClock;

/** The generated data of a small bookstore, and short ways to use it. */
final class LoadedBookstore {
  static final int CUSTOMERS = 300;
  static final int BOOKS = 1_000;
  static final LocalDateTime NOW = BusinessClock.LOAD_EPOCH.plusHours(1);
  static final Draw DRAW = new Draw(7);

  private static final DataPlan PLAN = DataPlan.of("bookstore", Scale.of(CUSTOMERS, BOOKS));
  private static final SqlSettings SETTINGS =
      new SqlSettings(BusinessClock.fixed(NOW), new PasswordHasher(1, "seed"));

  private final Statements statements;
  private final SqlUseCases useCases;

  LoadedBookstore(Connection connection) {
    statements = new Statements("Test", connection);
    useCases = useCases(connection);
  }

  /** Loads the data unless they are there. */
  static void load(DatabaseAddress address) throws SQLException {
    try (Connection connection = address.connect()) {
      if (!DatabaseStatus.read(connection).plan().equals(Optional.of(PLAN))) {
        loadAgain(address);
      }
    }
  }

  /** Loads the data in place of what is there. */
  static void loadAgain(DatabaseAddress address) {
    new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
  }

  /** A connection with an open transaction at the level of the site. */
  static Connection begin(DatabaseAddress address) throws SQLException {
    Connection connection = address.connect();
    connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
    connection.setAutoCommit(false);
    return connection;
  }

  static SqlUseCases useCases(Connection connection) {
    return new SqlUseCases(connection, SETTINGS);
  }

  int number(String sql, Object... parameters) {
    return statements.one(sql, row -> row.number(), parameters).orElseThrow();
  }

  String text(String sql, Object... parameters) {
    return statements.one(sql, row -> row.text(), parameters).orElseThrow();
  }

  <T> List<T> all(String sql, RowReader<T> reader, Object... parameters) {
    return statements.all(sql, reader, parameters);
  }

  void write(String sql, Object... parameters) {
    statements.write(sql, parameters);
  }

  int stock(int book) {
    return number("SELECT i_stock FROM item WHERE i_id = ?", book);
  }

  /** A new cart with a copy of each of these books. */
  int cart(int... books) throws RejectedException {
    int cart = 0;
    for (int book : books) {
      cart = add(cart, book);
    }
    return cart;
  }

  private int add(int cart, int book) throws RejectedException {
    return useCases
        .shoppingCart()
        .shoppingCart(new CartChange(cart, book, List.of()), DRAW)
        .cart()
        .id();
  }

  void quantity(int cart, int book, int quantity) throws RejectedException {
    List<CartQuantity> quantities = List.of(new CartQuantity(book, quantity));
    useCases.shoppingCart().shoppingCart(new CartChange(cart, 0, quantities), DRAW);
  }

  static Card card() {
    return new Card(CardType.VISA, "4000123412341234", "Ann", NOW.toLocalDate().plusYears(1));
  }

  static NewOrder order(int customer, int cart) {
    return order(customer, cart, new Destination.OwnAddress());
  }

  static NewOrder order(int customer, int cart, Destination destination) {
    return new NewOrder(customer, cart, card(), ShippingType.AIR, destination, DRAW);
  }

  static Credentials login(int customer) {
    return BookstoreRules.credentials(customer);
  }
}
