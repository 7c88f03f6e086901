package org.rubisee.stock.schema;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.schema.Audit;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.LogicalRestore;
import org.rubisee.schema.Sizes;
import org.rubisee.schema.testing.GeneratedRows;
import org.rubisee.schema.testing.TestDatabase;

/** Loading, auditing and restoring. */
@ExtendWith(TestDatabase.class)
class StockDataTest {

  private static final StockData DATA = new StockData();
  private static final DataPlan TINY = DATA.plan(Sizes.TINY);

  @Test
  void hasTheRowsOfThePaper(DatabaseAddress address) throws SQLException {
    TestDatabase.load(address, DATA.plan(Sizes.PAPER));
    try (Connection connection = address.connect()) {
      assertThat(TestDatabase.rows(connection, DATA.schema()))
          .containsExactlyInAnyOrderEntriesOf(
              Map.ofEntries(
                  entry("sub_account", 3_000L),
                  entry("stock_item", 3_000L),
                  entry("stock_holding", 30_000L),
                  entry("stock_transaction", 0L)));
      assertThat(Audit.run(connection, true).isSound()).isTrue();
    }
  }

  /** Results are comparable only if the data stays the same, byte by byte. */
  @Test
  void generatesTheSameBytesAsEarlierVersions() throws Exception {
    assertThat(GeneratedRows.digests(new StockContent(TINY).rows()))
        .containsExactly(
            "stock_holding 9670 0646a8fef67d64c1ea52b43e6091b1bd18b3d3a04b8b0aa1326a48aa9a7cba92",
            "sub_account 4476 08867c545387d9c3c63d984a51877a0600600c9913e068afe80c99cba47b7a0c",
            "stock_item 1910 1185f1ec5440c852459c069fe33361b7f588c551d31059fdd4724b3ed12d7947");
  }

  @Test
  void bringsBackWhatWasLoaded(DatabaseAddress address) throws SQLException {
    TestDatabase.load(address, TINY);
    try (Connection connection = address.connect()) {
      String loaded = TestDatabase.checksums(connection, DATA.schema());
      trade(connection);
      assertThat(TestDatabase.checksums(connection, DATA.schema())).isNotEqualTo(loaded);
      assertThat(Audit.run(connection, true).violations()).isEmpty();

      assertThat(LogicalRestore.run(connection)).isEqualTo(2);

      assertThat(TestDatabase.checksums(connection, DATA.schema())).isEqualTo(loaded);
    }
  }

  /** A new account, a limit, a purchase of what an account does not hold, and a sale. */
  private static void trade(Connection connection) throws SQLException {
    TestDatabase.execute(
        connection,
        "INSERT INTO sub_account (sub_name, sub_address, sub_credit) VALUES ('N', 'A', 5)");
    TestDatabase.execute(connection, "UPDATE sub_account SET sub_credit = 7 WHERE sub_accno = 3");
    TestDatabase.execute(
        connection,
        "INSERT INTO stock_holding SELECT 4, MIN(stock_id), 9 FROM stock_item"
            + " WHERE stock_id NOT IN (SELECT stock_id FROM stock_holding WHERE sub_accno = 4)");
    record(connection, "B", 4, "amount = 9", 9);
    TestDatabase.execute(
        connection,
        "UPDATE stock_holding SET amount = amount - 1 WHERE sub_accno = 5 ORDER BY stock_id LIMIT"
            + " 1");
    record(connection, "S", 5, "TRUE", 1);
  }

  private static void record(
      Connection connection, String type, int account, String condition, int amount)
      throws SQLException {
    TestDatabase.execute(
        connection,
        "INSERT INTO stock_transaction (trans_type, sub_accno, stock_id, amount, price, trans_date)"
            + " SELECT '"
            + type
            + "', sub_accno, stock_id, "
            + amount
            + ", 1, '2002-11-04' FROM stock_holding WHERE sub_accno = "
            + account
            + " AND "
            + condition
            + " ORDER BY stock_id LIMIT 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          UPDATE stock_transaction SET trans_type = 'X' | a trade is a purchase or a sale
          UPDATE stock_transaction SET amount = 0 | a trade is of 1 to 1,000 shares
          DELETE FROM stock_holding WHERE sub_accno = 4 | a trade has a holding
          UPDATE stock_item SET low_value = 200 WHERE stock_id = 7 | the price of a stock lies between
          UPDATE stock_holding SET amount = amount + 1 WHERE sub_accno = 9 | a holding is what was loaded
          DELETE FROM stock_transaction WHERE trans_type = 'B' | a holding is what was loaded
          DELETE FROM sub_account WHERE sub_accno = 4 | stock_transaction.sub_accno is the id
          DELETE FROM sub_account WHERE sub_accno = 9 | stock_holding.sub_accno is the id
          UPDATE stock_transaction SET stock_id = 99 | stock_transaction.stock_id is the id
          UPDATE stock_holding SET stock_id = 99 WHERE sub_accno = 9 LIMIT 1 | stock_holding.stock_id is the id
          """)
  void findsDamage(String damage, String invariant, DatabaseAddress address) throws SQLException {
    TestDatabase.load(address, TINY);
    try (Connection connection = address.connect()) {
      trade(connection);
      assertThat(TestDatabase.violationsAfter(damage, connection))
          .anySatisfy(found -> assertThat(found).startsWith(invariant));
    }
  }
}
