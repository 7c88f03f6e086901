package org.rubisee.bookstore.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.schema.testing.TestDatabase.execute;
import static org.rubisee.schema.testing.TestDatabase.number;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseStatus;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.testing.TestDatabase;

@ExtendWith(TestDatabase.class)
class DataLoaderTest {

  private static final DataPlan PLAN = BookstoreData.plan(BookstoreScale.TINY);

  @Test
  void loadsWhatItSays(DatabaseAddress address) throws SQLException {
    new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
    BookstoreTotals totals = BookstoreTotals.of(PLAN);
    try (Connection connection = address.connect()) {
      assertThat(DatabaseStatus.read(connection).plan()).contains(PLAN);
      assertThat(number(connection, count("country"))).isEqualTo(totals.countries());
      assertThat(number(connection, count("address"))).isEqualTo(totals.addresses());
      assertThat(number(connection, count("customer"))).isEqualTo(totals.customers());
      assertThat(number(connection, count("author"))).isEqualTo(totals.authors());
      assertThat(number(connection, count("item"))).isEqualTo(totals.books());
      assertThat(number(connection, count("orders"))).isEqualTo(totals.orders());
      assertThat(number(connection, count("order_line"))).isEqualTo(totals.orderLines());
      assertThat(number(connection, count("cc_xacts"))).isEqualTo(totals.orders());
      assertThat(number(connection, count("shopping_cart"))).isZero();
      assertThat(number(connection, count("shopping_cart_line"))).isZero();
    }
  }

  @Test
  void storesPasswordsThatTheSiteAccepts(DatabaseAddress address) throws SQLException {
    new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
    Credentials credentials = BookstoreRules.credentials(17);
    try (Connection connection = address.connect();
        PreparedStatement statement =
            connection.prepareStatement("SELECT c_passwd FROM customer WHERE c_uname = ?")) {
      statement.setString(1, credentials.nickname());
      ResultSet row = statement.executeQuery();
      row.next();
      assertThat(PasswordHasher.matches(credentials.password(), row.getString(1))).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "i_title LIKE 'BABABABABABAOG%', 5",
    "i_title LIKE 'bababababABAOG%', 5",
    "i_title LIKE 'BABABABABABAOGX%', 0",
    "a_lname LIKE 'BABABABABAAL%', 8",
  })
  void findsTitlesAndNamesWhateverTheCase(String condition, int atLeast, DatabaseAddress address)
      throws SQLException {
    new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
    try (Connection connection = address.connect()) {
      long found =
          number(
              connection,
              "SELECT COUNT(*) FROM item JOIN author ON a_id = i_a_id WHERE " + condition);
      assertThat(found).isGreaterThanOrEqualTo(atLeast);
      assertThat(found == 0).isEqualTo(atLeast == 0);
    }
  }

  @Test
  void givesTheFirstCartTheNumberOne(DatabaseAddress address) throws SQLException {
    new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
    try (Connection connection = address.connect()) {
      execute(connection, "INSERT INTO shopping_cart (sc_time) VALUES ('2002-11-04 10:00')");
      assertThat(number(connection, "SELECT MAX(sc_id) FROM shopping_cart")).isOne();
    }
  }

  /** Public ports count the orders and add one, and so give a number twice. */
  @Test
  void givesNoOrderNumberTwice(DatabaseAddress address) throws SQLException {
    new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
    int loaded = BookstoreTotals.of(PLAN).orders();
    String insert =
        "INSERT INTO orders SELECT NULL, o_c_id, o_date, o_sub_total, o_tax, o_total, o_ship_type,"
            + " o_ship_date, o_bill_addr_id, o_ship_addr_id, o_status FROM orders WHERE o_id = 1";
    try (Connection connection = address.connect()) {
      execute(connection, insert);
      execute(connection, "DELETE FROM orders WHERE o_id > ?", loaded);
      execute(connection, insert);
      assertThat(number(connection, "SELECT MAX(o_id) FROM orders")).isEqualTo(loaded + 2);
    }
  }

  private static String count(String table) {
    return "SELECT COUNT(*) FROM " + table;
  }
}
