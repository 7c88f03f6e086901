package org.rubisee.bookstore.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.BuyRequest;
import org.rubisee.bookstore.model.Cart;
import org.rubisee.bookstore.model.Checkout;
import org.rubisee.bookstore.model.CustomerDetails;
import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.NewCustomer;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.Statements;
import org.rubisee.jdbc.TableLocks;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;

/**
 * Logs a customer in, or stores a new one, and reads what is about to be bought: four statements in
 * one transaction for a customer who is known, five or six for a new one.
 */
public final class SqlBuyRequest implements BuyRequest {
  /** What a login uses, for {@code LOCK TABLES}. */
  public static final TableLocks TABLES_OF_LOGIN =
      TableLocks.writing("customer")
          .reading("customer c", "address a", "country o")
          .reading(Carts.TABLES);

  /** What a registration uses, for {@code LOCK TABLES}. */
  public static final TableLocks TABLES_OF_REGISTRATION =
      TableLocks.writing("customer", Addresses.TABLES_WRITTEN)
          .reading(Addresses.TABLES_READ)
          .reading(Carts.TABLES);

  private static final String CUSTOMER =
      """
      SELECT a.addr_street1, a.addr_street2, a.addr_city, a.addr_state, a.addr_zip, o.co_name,
        c.c_phone, c.c_email, c.c_birthdate, c.c_since, c.c_discount, c.c_data
      FROM customer c
        JOIN address a ON a.addr_id = c.c_addr_id
        JOIN country o ON o.co_id = a.addr_co_id
      WHERE c.c_id = ?""";
  private static final String BEGIN_SESSION =
      "UPDATE customer SET c_login = ?, c_expiration = ? WHERE c_id = ?";
  private static final String INSERT_CUSTOMER =
      """
      INSERT INTO customer (c_passwd, c_fname, c_lname, c_addr_id, c_phone, c_email, c_since,
        c_last_login, c_login, c_expiration, c_discount, c_balance, c_ytd_pmt, c_birthdate, c_data)
      VALUES ('', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?)""";
  private static final String NAME_CUSTOMER =
      "UPDATE customer SET c_uname = ?, c_passwd = ? WHERE c_id = ?";

  private final Statements statements;
  private final SqlSettings settings;

  /** The use case on this connection. */
  public SqlBuyRequest(Connection connection, SqlSettings settings) {
    statements = new Statements("BuyRequest", connection);
    this.settings = settings;
  }

  @Override
  public Checkout buyRequest(Credentials credentials, int cartId) throws RejectedException {
    CustomerName name = Customers.login(statements, credentials);
    Cart cart = Carts.filled(statements, cartId);
    LocalDateTime now = settings.clock().now();
    statements.change(BEGIN_SESSION, now, BookstoreRules.sessionEnd(now), name.id());
    CustomerDetails customer =
        statements.one(CUSTOMER, row -> details(name, row), name.id()).orElseThrow();
    return new Checkout(customer, cart);
  }

  @Override
  public Checkout buyRequestOfNewCustomer(NewCustomer customer, int cartId, Draw draw)
      throws RejectedException {
    LocalDateTime now = settings.clock().now();
    customer.check(now.toLocalDate());
    Cart cart = Carts.filled(statements, cartId);
    Discount discount = BookstoreRules.discountOfNewCustomer(draw);
    int id = insert(customer, discount, now);
    Credentials credentials = BookstoreRules.credentials(id);
    statements.change(
        NAME_CUSTOMER, credentials.nickname(), settings.passwordHasher().hash(credentials), id);
    CustomerName name =
        new CustomerName(id, credentials.nickname(), customer.firstName(), customer.lastName());
    return new Checkout(details(name, customer, discount, now), cart);
  }

  private int insert(NewCustomer customer, Discount discount, LocalDateTime now)
      throws RejectedException {
    return statements.insert(
        INSERT_CUSTOMER,
        customer.firstName(),
        customer.lastName(),
        Addresses.idOf(statements, customer.address()),
        customer.phone(),
        customer.email(),
        now.toLocalDate(),
        now.toLocalDate(),
        now,
        BookstoreRules.sessionEnd(now),
        discount.fraction(),
        customer.birthDate(),
        customer.data());
  }

  private static CustomerDetails details(
      CustomerName name, NewCustomer customer, Discount discount, LocalDateTime now) {
    return new CustomerDetails(
        name,
        customer.address(),
        customer.phone(),
        customer.email(),
        customer.birthDate(),
        now.toLocalDate(),
        discount,
        customer.data());
  }

  private static CustomerDetails details(CustomerName name, Row row) throws SQLException {
    return new CustomerDetails(
        name,
        Addresses.read(row),
        row.text(),
        row.text(),
        row.date(),
        row.date(),
        Discount.ofFraction(row.decimal()),
        row.text());
  }
}
