package org.rubisee.bookstore.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.rubisee.bookstore.model.Card;
import org.rubisee.bookstore.model.CardType;
import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.NewestOrder;
import org.rubisee.bookstore.model.OrderDetails;
import org.rubisee.bookstore.model.OrderDisplay;
import org.rubisee.bookstore.model.OrderLine;
import org.rubisee.bookstore.model.OrderStatus;
import org.rubisee.bookstore.model.Payment;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.bookstore.model.PricedLine;
import org.rubisee.bookstore.model.ShippingType;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;

/** Shows the newest order of a customer: three statements, two if there is none. */
public final class SqlOrderDisplay implements OrderDisplay {
  private static final String NEWEST =
      """
      SELECT o.o_id, o.o_date, o.o_status, o.o_sub_total, o.o_tax, o.o_total, o.o_ship_type,
        o.o_ship_date, b.addr_street1, b.addr_street2, b.addr_city, b.addr_state, b.addr_zip,
        bc.co_name, s.addr_street1, s.addr_street2, s.addr_city, s.addr_state, s.addr_zip,
        sc.co_name, x.cx_type, x.cx_num, x.cx_auth_id, x.cx_xact_amt
      FROM orders o
        JOIN address b ON b.addr_id = o.o_bill_addr_id
        JOIN country bc ON bc.co_id = b.addr_co_id
        JOIN address s ON s.addr_id = o.o_ship_addr_id
        JOIN country sc ON sc.co_id = s.addr_co_id
        JOIN cc_xacts x ON x.cx_o_id = o.o_id
      WHERE o.o_c_id = ?
      ORDER BY o.o_id DESC LIMIT 1""";
  private static final String LINES =
      """
      SELECT i.i_id, i.i_title, i.i_publisher, l.ol_cost, l.ol_qty, l.ol_discount, l.ol_comments
      FROM order_line l JOIN item i ON i.i_id = l.ol_i_id
      WHERE l.ol_o_id = ?
      ORDER BY l.ol_id""";

  private final Statements statements;

  /** The use case on this connection. */
  public SqlOrderDisplay(Connection connection) {
    statements = new Statements("OrderDisplay", connection);
  }

  @Override
  public NewestOrder orderDisplay(Credentials credentials) throws RejectedException {
    CustomerName customer = Customers.login(statements, credentials);
    Optional<OrderDetails> order = statements.one(NEWEST, SqlOrderDisplay::order, customer.id());
    return new NewestOrder(customer, order.map(this::withLines).stream().toList());
  }

  private OrderDetails withLines(OrderDetails order) {
    return new OrderDetails(
        order.id(),
        order.date(),
        order.status(),
        order.totals(),
        order.shipping(),
        order.shipDate(),
        order.billTo(),
        order.shipTo(),
        order.payment(),
        statements.all(LINES, SqlOrderDisplay::line, order.id()));
  }

  private static OrderDetails order(Row row) throws SQLException {
    int id = row.number();
    LocalDateTime date = row.dateTime();
    OrderStatus status = OrderStatus.valueOf(row.text());
    Totals totals = Totals.ofStored(row.money(), row.money(), row.money());
    ShippingType shipping = ShippingType.valueOf(row.text());
    LocalDateTime shipDate = row.dateTime();
    PostalAddress billTo = Addresses.read(row);
    PostalAddress shipTo = Addresses.read(row);
    Payment payment =
        new Payment(
            CardType.valueOf(row.text()), Card.lastDigits(row.text()), row.text(), row.money());
    return new OrderDetails(
        id, date, status, totals, shipping, shipDate, billTo, shipTo, payment, List.of());
  }

  private static OrderLine line(Row row) throws SQLException {
    return new OrderLine(
        row.number(),
        row.text(),
        row.text(),
        new PricedLine(row.money(), row.number(), Discount.ofFraction(row.decimal())),
        row.text());
  }
}
