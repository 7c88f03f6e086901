package org.rubisee.auction.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rubisee.schema.Audit;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseFailedException;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.LogicalRestore;
import org.rubisee.schema.testing.TestDatabase;

@ExtendWith(TestDatabase.class)
class LogicalRestoreTest {

  private static final DataPlan PLAN = AuctionData.plan(AuctionScale.of(400, 230, 90));

  @Test
  void bringsBackWhatWasLoaded(DatabaseAddress address) throws SQLException {
    new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
    try (Connection connection = address.connect()) {
      String loaded = TestDatabase.checksums(connection, PLAN.data().schema());
      useEverything(connection);
      assertThat(TestDatabase.checksums(connection, PLAN.data().schema())).isNotEqualTo(loaded);
      assertThat(LogicalRestore.run(connection)).isEqualTo(3);
      assertThat(TestDatabase.checksums(connection, PLAN.data().schema())).isEqualTo(loaded);
      assertThat(Audit.run(connection, true).isSound()).isTrue();
      TestDatabase.execute(
          connection, "INSERT INTO bids VALUES (NULL, 1, 1, 1, 1, 1, '2002-11-04')");
      assertThat(TestDatabase.number(connection, "SELECT MAX(id) FROM bids"))
          .isEqualTo(AuctionTotals.of(PLAN).bids() + 1);
    }
  }

  @Test
  void saysSoWhenOnlyALoadHelps(DatabaseAddress address) throws SQLException {
    new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
    try (Connection connection = address.connect()) {
      TestDatabase.execute(connection, "DELETE FROM comments WHERE id = 5");
      assertThatThrownBy(() -> LogicalRestore.run(connection))
          .isInstanceOf(DatabaseFailedException.class)
          .hasMessageContaining("loaded rows are missing")
          .hasMessageContaining("./rubis db load");
    }
  }

  private static void useEverything(Connection connection) throws SQLException {
    for (String sql :
        new String[] {
          "INSERT INTO bids VALUES (NULL, 1, 9, 1, 90000, 90000, '2002-11-04 10:00')",
          "UPDATE items SET nb_of_bids = nb_of_bids + 1, max_bid = 90000 WHERE id = 9",
          "INSERT INTO buy_now VALUES (NULL, 1, 9, 1, '2002-11-04 10:00', 'abc')",
          "UPDATE items SET quantity = 0, end_date = '2002-11-04 10:00' WHERE id = 10",
          "INSERT INTO comments VALUES (NULL, 1, 2, 9, 5, '2002-11-04 10:00', 'fine', 'def')",
          "UPDATE users SET rating = rating + 5 WHERE id = 2",
          "INSERT INTO users SELECT NULL, firstname, lastname, 'new', password, email, 0, 0,"
              + " creation_date, region FROM users WHERE id = 1",
          "INSERT INTO items SELECT NULL, name, description, initial_price, quantity,"
              + " reserve_price, buy_now, 0, 0, start_date, end_date, seller, category"
              + " FROM items WHERE id = 1",
          "INSERT INTO old_items SELECT * FROM items WHERE id > 320",
          "DELETE FROM items WHERE id > 320",
          "INSERT INTO old_items SELECT * FROM items WHERE id IN (10, 11)",
          "DELETE FROM items WHERE id IN (10, 11)"
        }) {
      TestDatabase.execute(connection, sql);
    }
  }
}
