package org.rubisee.auction.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.schema.testing.TestDatabase.execute;
import static org.rubisee.schema.testing.TestDatabase.number;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseStatus;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.testing.TestDatabase;

@ExtendWith(TestDatabase.class)
class DataLoaderTest {

  private static final DataPlan PLAN = AuctionData.plan(AuctionScale.TINY);

  @Test
  void loadsWhatItSays(DatabaseAddress address) throws SQLException {
    AuctionTotals totals = load(address, PLAN, 2);
    try (Connection connection = address.connect()) {
      assertThat(number(connection, "SELECT COUNT(*) FROM users")).isEqualTo(totals.users());
      assertThat(number(connection, "SELECT COUNT(*) FROM items")).isEqualTo(totals.items());
      assertThat(number(connection, "SELECT COUNT(*) FROM old_items")).isEqualTo(totals.oldItems());
      assertThat(number(connection, "SELECT MAX(id) FROM bids")).isEqualTo(totals.bids());
      assertThat(number(connection, "SELECT COUNT(*) FROM bids")).isEqualTo(totals.bids());
      assertThat(number(connection, "SELECT MAX(id) FROM comments")).isEqualTo(totals.comments());
      assertThat(number(connection, "SELECT COUNT(*) FROM comments")).isEqualTo(totals.comments());
      assertThat(number(connection, "SELECT MAX(id) FROM buy_now")).isEqualTo(totals.purchases());
      assertThat(number(connection, "SELECT COUNT(*) FROM buy_now")).isEqualTo(totals.purchases());
      assertThat(number(connection, "SELECT COUNT(*) FROM categories")).isEqualTo(40);
      assertThat(number(connection, "SELECT COUNT(*) FROM regions")).isEqualTo(62);
    }
  }

  @Test
  void loadsTheSameBytesWithOneAndWithEightThreads(DatabaseAddress address) throws SQLException {
    load(address, PLAN, 1);
    String withOne = checksums(address);
    load(address, PLAN, 8);
    assertThat(checksums(address)).isEqualTo(withOne);
  }

  @Test
  void loadsOtherBytesFromAnotherSeed(DatabaseAddress address) throws SQLException {
    load(address, PLAN, 2);
    String withDefaultSeed = checksums(address);
    load(address, PLAN.withSeed(7), 2);
    assertThat(checksums(address)).isNotEqualTo(withDefaultSeed);
  }

  @Test
  void loadsTheSameWhereLoadDataIsOff(DatabaseAddress address) throws SQLException {
    load(address, PLAN, 2);
    String inBulk = checksums(address);
    try (Connection connection = address.connect()) {
      execute(connection, "SET GLOBAL local_infile = OFF");
      load(address, PLAN, 2);
      execute(connection, "SET GLOBAL local_infile = ON");
    }
    assertThat(checksums(address)).isEqualTo(inBulk);
  }

  @Test
  void storesPasswordsThatTheSiteAccepts(DatabaseAddress address) throws SQLException {
    load(address, PLAN.withPasswords(3, "pepper"), 2);
    try (Connection connection = address.connect();
        PreparedStatement statement =
            connection.prepareStatement("SELECT password FROM users WHERE nickname = 'user17'");
        ResultSet row = statement.executeQuery()) {
      row.next();
      assertThat(PasswordHasher.matches("password17", row.getString(1))).isTrue();
      assertThat(row.getString(1)).startsWith("3:");
    }
  }

  @Test
  void comparesNicknamesExactly(DatabaseAddress address) throws SQLException {
    load(address, PLAN, 2);
    try (Connection connection = address.connect()) {
      String count = "SELECT COUNT(*) FROM users WHERE nickname = ";
      assertThat(number(connection, count + "'user17'")).isOne();
      assertThat(number(connection, count + "'User17'")).isZero();
      assertThat(number(connection, count + "'user17 '")).isZero();
    }
  }

  @Test
  void givesNewItemsIdsBeyondThePastAuctions(DatabaseAddress address) throws SQLException {
    AuctionTotals totals = load(address, PLAN, 2);
    try (Connection connection = address.connect()) {
      execute(
          connection,
          "INSERT INTO items SELECT NULL, name, description, initial_price, quantity,"
              + " reserve_price, buy_now, 0, 0, start_date, end_date, seller, category"
              + " FROM items WHERE id = 1");
      assertThat(number(connection, "SELECT MAX(id) FROM items"))
          .isEqualTo(totals.highestItem() + 1);
    }
  }

  @Test
  void createsTheIndicesAskedFor(DatabaseAddress address) throws SQLException {
    load(address, PLAN.withIndexes(AuctionData.INDEXES_2002), 2);
    try (Connection connection = address.connect()) {
      assertThat(number(connection, indexes("category_id"))).isEqualTo(2);
      assertThat(number(connection, indexes("category_end"))).isZero();
    }
  }

  @Test
  void remembersThePlanAndNamesTheEngine(DatabaseAddress address) throws SQLException {
    DataPlan plan = PLAN.withSeed(-5).withIndexes(AuctionData.INDEXES_2002);
    load(address, plan, 2);
    try (Connection connection = address.connect()) {
      DatabaseStatus status = DatabaseStatus.read(connection);
      assertThat(status.plan()).contains(plan);
      assertThat(status.engineAndVersion()).isEqualTo("MySQL 8.0.33");
      assertThat(status.tables())
          .extracting(DatabaseStatus.Table::name)
          .containsExactlyElementsOf(plan.data().schema().tables());
    }
  }

  /** It may lack tables. */
  @Test
  void doesNotKnowDataOfAnEarlierSchema(DatabaseAddress address) throws SQLException {
    load(address, PLAN, 2);
    try (Connection connection = address.connect()) {
      execute(
          connection,
          "ALTER TABLE ids COMMENT = 'rubis-ee-2 application=auction users=1000 items=800"
              + " old-items=500 seed=2002 password-iterations=1 password-seed=rubis indexes=today'");
      assertThat(DatabaseStatus.read(connection).plan()).isEmpty();
    }
  }

  @Test
  void tellsHowFarItIs(DatabaseAddress address) {
    List<Integer> steps = new ArrayList<>();
    List<Integer> totals = new ArrayList<>();
    new DataLoader(
            address,
            4,
            (step, done, total) -> {
              steps.add(done);
              totals.add(total);
            })
        .load(PLAN);
    assertThat(steps).isSorted().doesNotHaveDuplicates();
    assertThat(totals).containsOnly(steps.get(steps.size() - 1));
  }

  private static String indexes(String name) {
    return "SELECT COUNT(DISTINCT table_name) FROM information_schema.statistics"
        + " WHERE table_schema = DATABASE() AND index_name = '"
        + name
        + "'";
  }

  private static AuctionTotals load(DatabaseAddress address, DataPlan plan, int threads) {
    new DataLoader(address, threads, LoadProgress.SILENT).load(plan);
    return AuctionTotals.of(plan);
  }

  private static String checksums(DatabaseAddress address) throws SQLException {
    try (Connection connection = address.connect()) {
      return TestDatabase.checksums(connection, PLAN.data().schema());
    }
  }
}
