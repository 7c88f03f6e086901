package org.rubisee.bookstore.schema;

import static org.rubisee.schema.testing.TestDatabase.execute;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Locale;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.schema.DataPlan;

/** What the site writes when customers buy, in SQL by hand. */
final class Purchase {

  private static final String SUB_TOTAL = "ROUND(i_cost * 10 * 0.9, 2)";
  private static final String TAX = "ROUND(" + SUB_TOTAL + " * 0.0825, 2)";

  private final Connection connection;
  private final int customer;
  private final int address;
  private final int order;

  /** A purchase after a load of this plan. */
  Purchase(Connection connection, DataPlan plan) {
    this.connection = connection;
    this.customer = plan.scale().users() + 1;
    this.address = Addresses.count(plan.scale()) + 1;
    this.order = new Orders(plan).count() + 1;
  }

  /**
   * Customer 7 logs in; a new customer registers and buys ten copies of book 20; somebody puts book
   * 30 into a cart.
   */
  void store() throws SQLException {
    logIn();
    register();
    order();
    removeCart();
    execute(connection, "INSERT INTO shopping_cart VALUES (2, '2002-11-04 10:03')");
    execute(connection, "INSERT INTO shopping_cart_line VALUES (2, 30, 1)");
  }

  private void logIn() throws SQLException {
    execute(
        connection,
        "UPDATE customer SET c_login = '2002-11-04 10:00', c_expiration = '2002-11-04 12:00'"
            + " WHERE c_id = 7");
  }

  private void register() throws SQLException {
    execute(
        connection,
        "INSERT INTO address VALUES (?, '1 Road', '', 'Town', '', '12345', 29)",
        address);
    execute(
        connection,
        "INSERT INTO customer SELECT ?, NULL, c_passwd, c_fname, c_lname, ?, c_phone, c_email,"
            + " '2002-11-04', '2002-11-04', c_login, c_expiration, 0.10, 0, 0, c_birthdate, c_data"
            + " FROM customer WHERE c_id = 7",
        customer,
        address);
    execute(
        connection,
        "UPDATE customer SET c_uname = ? WHERE c_id = ?",
        BookstoreRules.credentials(customer).nickname(),
        customer);
    execute(connection, "INSERT INTO shopping_cart VALUES (1, '2002-11-04 10:01')");
    execute(connection, "INSERT INTO shopping_cart_line VALUES (1, 20, 10)");
  }

  private void order() throws SQLException {
    execute(
        connection,
        String.format(
            Locale.ROOT,
            "INSERT INTO orders SELECT ?, ?, '2002-11-04 10:02', %1$s, %2$s, %1$s + %2$s + 13,"
                + " 'AIR', '2002-11-05 10:02', ?, ?, 'PENDING' FROM item WHERE i_id = 20",
            SUB_TOTAL,
            TAX),
        order,
        customer,
        address,
        address);
    execute(
        connection,
        "INSERT INTO order_line SELECT 1, ?, 20, 10, i_cost, 0.10, '' FROM item WHERE i_id = 20",
        order);
    execute(connection, "UPDATE item SET i_stock = i_stock - 10 WHERE i_id = 20");
    execute(connection, "UPDATE item SET i_stock = i_stock + 21 WHERE i_id = 20 AND i_stock < 10");
    execute(
        connection,
        "INSERT INTO cc_xacts SELECT o_id, 'VISA', '1234567890123456', 'Name', '2003-01-01',"
            + " '123456789012345', o_total, '2002-11-04', 29 FROM orders WHERE o_id = ?",
        order);
  }

  private void removeCart() throws SQLException {
    execute(connection, "DELETE FROM shopping_cart_line WHERE scl_sc_id = 1");
    execute(connection, "DELETE FROM shopping_cart WHERE sc_id = 1");
  }
}
