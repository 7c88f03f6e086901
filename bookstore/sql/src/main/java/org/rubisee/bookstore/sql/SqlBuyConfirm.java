package org.rubisee.bookstore.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.List;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.BuyConfirm;
import org.rubisee.bookstore.model.Destination;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.NewOrder;
import org.rubisee.bookstore.model.OrderConfirmation;
import org.rubisee.bookstore.model.OrderLine;
import org.rubisee.bookstore.model.OrderStatus;
import org.rubisee.bookstore.model.Payment;
import org.rubisee.bookstore.model.PricedLine;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.RowLocks;
import org.rubisee.jdbc.Statements;
import org.rubisee.jdbc.TableLocks;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.BusinessClock;

/**
 * Orders what is in a cart: in one transaction seven statements, two for each line, and two or
 * three for another address. The cart is locked first, so that it is ordered once; then its books
 * by id, so that orders of the same books wait for each other and never lock them crosswise.
 */
public final class SqlBuyConfirm implements BuyConfirm {
  private static final TableLocks OWN_ADDRESS =
      TableLocks.writing(
              "shopping_cart", "shopping_cart_line", "item", "orders", "order_line", "cc_xacts")
          .reading("customer c", "address a", "shopping_cart_line l", "item i");
  private static final TableLocks OTHER_ADDRESS =
      OWN_ADDRESS.andWriting(Addresses.TABLES_WRITTEN).reading(Addresses.TABLES_READ);

  private static final String BUYER =
      """
      SELECT c.c_discount, c.c_addr_id, a.addr_co_id
      FROM customer c JOIN address a ON a.addr_id = c.c_addr_id
      WHERE c.c_id = ?""";
  private static final String CART = "SELECT sc_id FROM shopping_cart WHERE sc_id = ?";

  /** The join is nested in this order and reads the lines by their key: so it locks the books. */
  private static final String BOOKS =
      """
      SELECT i.i_id, i.i_title, i.i_publisher, i.i_cost, l.scl_qty, i.i_stock
      FROM shopping_cart_line l FORCE INDEX (PRIMARY) STRAIGHT_JOIN item i ON i.i_id = l.scl_i_id
      WHERE l.scl_sc_id = ?
      ORDER BY l.scl_i_id""";

  private static final String BOOKS_OF_CART =
      "SELECT scl_i_id FROM shopping_cart_line WHERE scl_sc_id = ?";
  private static final String INSERT_ORDER =
      """
      INSERT INTO orders (o_c_id, o_date, o_sub_total, o_tax, o_total, o_ship_type, o_ship_date,
        o_bill_addr_id, o_ship_addr_id, o_status)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""";
  private static final String INSERT_LINE =
      """
      INSERT INTO order_line (ol_o_id, ol_id, ol_i_id, ol_qty, ol_cost, ol_discount, ol_comments)
      VALUES (?, ?, ?, ?, ?, ?, '')""";
  private static final String SET_STOCK = "UPDATE item SET i_stock = ? WHERE i_id = ?";
  private static final String INSERT_PAYMENT =
      """
      INSERT INTO cc_xacts (cx_o_id, cx_type, cx_num, cx_name, cx_expire, cx_auth_id, cx_xact_amt,
        cx_xact_date, cx_co_id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)""";
  private static final String EMPTY_CART = "DELETE FROM shopping_cart_line WHERE scl_sc_id = ?";
  private static final String REMOVE_CART = "DELETE FROM shopping_cart WHERE sc_id = ?";

  private final Statements statements;
  private final BusinessClock clock;
  private final String lockCart;
  private final String lockBooks;

  /** The use case on this connection. */
  public SqlBuyConfirm(Connection connection, BusinessClock clock, RowLocks rowLocks) {
    statements = new Statements("BuyConfirm", connection);
    this.clock = clock;
    lockCart = rowLocks.reading(CART);
    lockBooks = rowLocks.reading(BOOKS);
  }

  /** What an order uses, for {@code LOCK TABLES}. */
  public static TableLocks tables(Destination destination) {
    return destination instanceof Destination.OtherAddress ? OTHER_ADDRESS : OWN_ADDRESS;
  }

  /** The books of a cart, for whoever locks them before: one statement. */
  public List<Integer> books(int cartId) {
    return statements.all(BOOKS_OF_CART, row -> row.number(), cartId);
  }

  @Override
  public OrderConfirmation buyConfirm(NewOrder order) throws RejectedException {
    order.card().check(clock.now().toLocalDate());
    Buyer buyer = buyer(order.customerId());
    List<BookToSell> books = lockedBooks(order.cartId(), buyer.discount());
    Totals totals = Totals.of(books.stream().map(BookToSell::priced).toList());
    int shipTo = shipTo(order.destination(), buyer);
    LocalDateTime now = clock.now();
    int orderId = insertOrder(order, buyer, totals, shipTo, now);
    for (int line = 0; line < books.size(); line++) {
      sell(books.get(line), orderId, line + 1);
    }
    String authorization = BookstoreRules.authorization(order.draw());
    insertPayment(order, orderId, authorization, totals, buyer, now);
    statements.change(EMPTY_CART, order.cartId());
    statements.change(REMOVE_CART, order.cartId());
    return new OrderConfirmation(
        orderId,
        totals,
        books.stream().map(BookToSell::ordered).toList(),
        new Payment(order.card().type(), order.card().lastDigits(), authorization, totals.total()));
  }

  private Buyer buyer(int customerId) throws RejectedException {
    return statements
        .one(
            BUYER,
            row -> new Buyer(Discount.ofFraction(row.decimal()), row.number(), row.number()),
            customerId)
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_CUSTOMER));
  }

  private List<BookToSell> lockedBooks(int cartId, Discount discount) throws RejectedException {
    statements
        .one(lockCart, row -> row.number(), cartId)
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_CART));
    List<BookToSell> books =
        statements.all(lockBooks, row -> BookToSell.read(row, discount), cartId);
    BookstoreRules.checkNotEmpty(books.size());
    return books;
  }

  private int shipTo(Destination destination, Buyer buyer) throws RejectedException {
    return destination instanceof Destination.OtherAddress other
        ? Addresses.idOf(statements, other.address())
        : buyer.addressId();
  }

  private int insertOrder(
      NewOrder order, Buyer buyer, Totals totals, int shipTo, LocalDateTime now) {
    return statements.insert(
        INSERT_ORDER,
        order.customerId(),
        now,
        totals.subTotal(),
        totals.tax(),
        totals.total(),
        order.shipping().name(),
        BookstoreRules.shipDate(now, order.draw()),
        buyer.addressId(),
        shipTo,
        OrderStatus.PENDING.name());
  }

  private void sell(BookToSell book, int orderId, int line) {
    PricedLine priced = book.priced();
    statements.write(
        INSERT_LINE,
        orderId,
        line,
        book.ordered().bookId(),
        priced.quantity(),
        priced.price(),
        priced.discount().fraction());
    statements.change(
        SET_STOCK,
        BookstoreRules.stockAfter(book.stock(), priced.quantity()),
        book.ordered().bookId());
  }

  private void insertPayment(
      NewOrder order,
      int orderId,
      String authorization,
      Totals totals,
      Buyer buyer,
      LocalDateTime now) {
    statements.write(
        INSERT_PAYMENT,
        orderId,
        order.card().type().name(),
        order.card().number(),
        order.card().holder(),
        order.card().expiry(),
        authorization,
        totals.total(),
        now.toLocalDate(),
        buyer.countryId());
  }

  private record Buyer(Discount discount, int addressId, int countryId) {}

  /** A line of the order, and the stock of its book, which is locked. */
  private record BookToSell(OrderLine ordered, int stock) {

    static BookToSell read(Row row, Discount discount) throws SQLException {
      OrderLine line =
          new OrderLine(
              row.number(),
              row.text(),
              row.text(),
              new PricedLine(row.money(), row.number(), discount),
              "");
      return new BookToSell(line, row.number());
    }

    PricedLine priced() {
      return ordered.priced();
    }
  }
}
