package org.rubisee.bookstore.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.schema.Audit;
import org.rubisee.schema.AuditReport;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseStatus;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.Scale;
import org.rubisee.schema.testing.TestDatabase;

/** Plants damage in a transaction that is rolled back. */
@ExtendWith(TestDatabase.class)
class AuditTest {

  private static final DataPlan PLAN = BookstoreData.plan(Scale.of(300, 1_000));

  private Connection connection;

  @BeforeEach
  void loadSoundDataAndBuy(DatabaseAddress address) throws SQLException {
    connection = address.connect();
    if (!DatabaseStatus.read(connection).plan().equals(Optional.of(PLAN))) {
      new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
    }
    connection.setAutoCommit(false);
    new Purchase(connection, PLAN).store();
  }

  @AfterEach
  void undoDamage() throws SQLException {
    connection.rollback();
    connection.close();
  }

  @Test
  void findsSoundDataSound() {
    AuditReport report = Audit.run(connection, true);
    assertThat(report.violations()).isEmpty();
    assertThat(report.orphans()).isEmpty();
    assertThat(report.notes()).isEmpty();
    assertThat(report.checks()).isGreaterThan(35);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          UPDATE item SET i_stock = 9 WHERE i_id = 7 | a book's stock is at least 10
          UPDATE item SET i_stock = -1 WHERE i_id = 7 | a book's stock is at least 10
          UPDATE item SET i_related1 = 7 WHERE i_id = 7 | a book has five related books
          UPDATE item SET i_related5 = i_related2 WHERE i_id = 7 | a book has five related books
          UPDATE orders SET o_sub_total = o_sub_total + 0.01 WHERE o_id = 9 | orders.o_sub_total is the sum
          UPDATE orders SET o_tax = 8.25 WHERE o_id = 9 | orders.o_tax is 8.25 %
          UPDATE orders SET o_total = o_total + 1 WHERE o_id = 9 | orders.o_total is the sub-total
          DELETE FROM order_line WHERE ol_o_id = 9 | an order has lines
          DELETE FROM order_line WHERE ol_o_id = 271 | an order has lines
          UPDATE order_line SET ol_id = 7 WHERE ol_o_id = 271 | an order has lines
          UPDATE order_line SET ol_qty = 0 WHERE ol_o_id = 9 AND ol_id = 1 | an order line is for at least
          UPDATE order_line SET ol_qty = 11 WHERE ol_o_id = 271 | a line of an order since the load is for
          UPDATE order_line SET ol_discount = 0 WHERE ol_o_id = 271 | a line of an order since the load has
          DELETE FROM cc_xacts WHERE cx_o_id = 9 | an order has a payment
          UPDATE cc_xacts SET cx_xact_amt = 1 WHERE cx_o_id = 9 | an order has a payment
          UPDATE cc_xacts SET cx_num = '1234' WHERE cx_o_id = 9 | a card has 16 digits
          UPDATE orders SET o_ship_date = '2001-01-01' WHERE o_id = 9 | an order is sent
          INSERT INTO shopping_cart VALUES (9, '2002-11-04') | a cart that was not ordered
          UPDATE shopping_cart_line SET scl_qty = 11 | a cart has 1 to 10 copies
          UPDATE shopping_cart_line SET scl_qty = 0 | a cart has 1 to 10 copies
          UPDATE customer SET c_uname = NULL WHERE c_id = 7 | a customer has a user name
          UPDATE customer SET c_discount = 0.51 WHERE c_id = 7 | customer.c_discount is
          UPDATE customer SET c_expiration = c_login WHERE c_id = 7 | a session lasts two hours
          UPDATE address SET addr_co_id = 93 WHERE addr_id = 7 | address.addr_co_id is the id
          UPDATE customer SET c_addr_id = 9999 WHERE c_id = 7 | customer.c_addr_id is the id
          UPDATE item SET i_a_id = 251 WHERE i_id = 7 | item.i_a_id is the id
          UPDATE item SET i_related1 = 1001 WHERE i_id = 7 | item.i_related1 is the id
          UPDATE item SET i_related2 = 1001 WHERE i_id = 7 | item.i_related2 is the id
          UPDATE item SET i_related3 = 1001 WHERE i_id = 7 | item.i_related3 is the id
          UPDATE item SET i_related4 = 1001 WHERE i_id = 7 | item.i_related4 is the id
          UPDATE item SET i_related5 = 0 WHERE i_id = 7 | item.i_related5 is the id
          UPDATE orders SET o_c_id = 302 WHERE o_id = 9 | orders.o_c_id is the id
          UPDATE orders SET o_bill_addr_id = 0 WHERE o_id = 9 | orders.o_bill_addr_id is the id
          UPDATE orders SET o_ship_addr_id = 9999 WHERE o_id = 9 | orders.o_ship_addr_id is the id
          DELETE FROM orders WHERE o_id = 9 | order_line.ol_o_id is the id
          UPDATE order_line SET ol_i_id = 1001 WHERE ol_o_id = 9 | order_line.ol_i_id is the id
          DELETE FROM orders WHERE o_id = 9 | cc_xacts.cx_o_id is the id
          UPDATE cc_xacts SET cx_co_id = 93 WHERE cx_o_id = 9 | cc_xacts.cx_co_id is the id
          DELETE FROM shopping_cart | shopping_cart_line.scl_sc_id is the id
          UPDATE shopping_cart_line SET scl_i_id = 1001 | shopping_cart_line.scl_i_id is the id
          UPDATE item SET i_stock = i_stock + 1 WHERE i_id = 20 | copies left and copies sold
          UPDATE item SET i_stock = i_stock + 10 WHERE i_id = 20 | copies left and copies sold
          UPDATE order_line SET ol_qty = 9 WHERE ol_o_id = 271 | copies left and copies sold
          """)
  void findsDamage(String damage, String invariant) throws SQLException {
    TestDatabase.execute(connection, damage);
    assertThat(Audit.run(connection, true).violations())
        .anySatisfy(finding -> assertThat(finding.invariant()).startsWith(invariant));
  }

  @Test
  void acceptsDeliveries() throws SQLException {
    TestDatabase.execute(connection, "UPDATE item SET i_stock = i_stock + 21 WHERE i_id = 20");
    assertThat(Audit.run(connection, true).violations()).isEmpty();
  }

  @Test
  void acceptsThatAnOrderKeepsThePriceThatItWasPlacedAt() throws SQLException {
    TestDatabase.execute(connection, "UPDATE item SET i_cost = i_cost + 1");
    assertThat(Audit.run(connection, true).violations()).isEmpty();
  }

  @Test
  void namesTheRowsThatAreBroken() throws SQLException {
    TestDatabase.execute(connection, "UPDATE cc_xacts SET cx_num = '' WHERE cx_o_id IN (9, 12)");
    assertThat(Audit.run(connection, false).toString())
        .contains("BROKEN  a card has 16 digits: not so for 2 rows (ids 9, 12)");
  }

  /** Without the unique indices, which are dropped and end the transaction. */
  @Test
  void findsNamesThatTwoHave(DatabaseAddress address) throws SQLException {
    connection.rollback();
    TestDatabase.execute(connection, "ALTER TABLE customer DROP INDEX uname");
    TestDatabase.execute(connection, "ALTER TABLE country DROP INDEX name");
    try {
      TestDatabase.execute(connection, "UPDATE customer SET c_uname = 'OG' WHERE c_id = 7");
      TestDatabase.execute(connection, "UPDATE country SET co_name = 'France' WHERE co_id = 7");
      assertThat(Audit.run(connection, true).violations())
          .extracting(AuditReport.Finding::invariant)
          .containsExactly("a user name is one customer's", "a country's name is one country's");
    } finally {
      connection.rollback();
      new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
    }
  }
}
