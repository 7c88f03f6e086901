package org.rubisee.auction.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
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
import org.rubisee.schema.Ids;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.testing.TestDatabase;

/** Plants damage in a transaction that is rolled back. */
@ExtendWith(TestDatabase.class)
class AuditTest {

  private static final DataPlan PLAN = AuctionData.plan(AuctionScale.of(300, 210, 100));

  private Connection connection;

  @BeforeEach
  void loadSoundData(DatabaseAddress address) throws SQLException {
    connection = address.connect();
    if (!DatabaseStatus.read(connection).plan().equals(Optional.of(PLAN))) {
      new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
    }
    connection.setAutoCommit(false);
  }

  @AfterEach
  void undoDamage() throws SQLException {
    connection.rollback();
    connection.close();
  }

  @Test
  void findsFreshDataSound() {
    AuditReport report = Audit.run(connection, true);
    assertThat(report.violations()).isEmpty();
    assertThat(report.orphans()).isEmpty();
    assertThat(report.notes()).isEmpty();
    assertThat(report.checks()).isGreaterThan(25);
  }

  @Test
  void followsTheUnitsOfClosedAuctions() throws SQLException {
    TestDatabase.execute(connection, "INSERT INTO old_items SELECT * FROM items WHERE id = 7");
    TestDatabase.execute(connection, "DELETE FROM items WHERE id = 7");
    assertThat(Audit.run(connection, true).violations()).isEmpty();

    TestDatabase.execute(connection, "UPDATE old_items SET quantity = quantity + 1 WHERE id = 7");

    assertThat(Audit.run(connection, true).violations())
        .singleElement()
        .satisfies(violation -> assertThat(violation.invariant()).startsWith("units left"));
  }

  @Test
  void knowsWhetherIdsWereTakenFromTheirTable() throws SQLException {
    assertThat(Ids.areInUse(connection)).isFalse();
    TestDatabase.execute(connection, "UPDATE ids SET bid = bid + 1");
    assertThat(Ids.areInUse(connection)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          UPDATE items SET nb_of_bids = nb_of_bids + 1 WHERE id = 7  | items.nb_of_bids is the number
          UPDATE items SET max_bid = max_bid + 1 WHERE id = 7  | items.max_bid is the item's highest
          UPDATE old_items SET end_date = '2002-11-05', nb_of_bids = 3 WHERE id = 250 | old_items.nb_of_bids
          UPDATE old_items SET end_date = '2002-11-05', max_bid = 3 WHERE id = 250 | old_items.max_bid
          UPDATE bids SET bid = 0.5 WHERE id = 9 | a bid is at least the item's initial price
          INSERT INTO bids SELECT NULL, user_id, item_id, qty, bid, max_bid, date FROM bids WHERE id = 9 | a bid is at least 1 above
          UPDATE bids SET max_bid = bid - 1 WHERE id = 9 | bids.max_bid is at least the bid
          UPDATE bids SET qty = 0 WHERE id = 9 | a bid is for at least one unit
          UPDATE bids SET qty = 11 WHERE id = 9 | a bid is for at least one unit
          UPDATE buy_now SET qty = 0 WHERE id = 1 | a purchase is of at least one unit
          UPDATE items SET quantity = 0 WHERE id = 7 | an auction without units left has ended
          UPDATE items SET end_date = '2000-01-01' WHERE id = 7 | an auction ends after it starts
          UPDATE old_items SET id = 7 WHERE id = 250 | one id is one item
          UPDATE users SET rating = rating + 1 WHERE id = 7 | users.rating is the sum
          UPDATE comments SET rating = 4 WHERE id = 7 | a comment's rating is
          DELETE FROM ids | ids has one row
          UPDATE ids SET bid = bid - 1 | ids holds the last id
          UPDATE users SET region = 63 WHERE id = 7 | users.region is the id
          UPDATE items SET seller = 301 WHERE id = 7 | items.seller is the id
          UPDATE items SET category = 41 WHERE id = 7 | items.category is the id
          UPDATE old_items SET seller = 301 WHERE id = 250 | old_items.seller is the id
          UPDATE old_items SET category = 41 WHERE id = 250 | old_items.category is the id
          UPDATE bids SET user_id = 301 WHERE id = 9 | bids.user_id is the id
          UPDATE bids SET item_id = 311 WHERE id = 9 | bids.item_id is the id
          UPDATE bids SET item_id = 0 WHERE id = 9 | bids.item_id is the id
          UPDATE comments SET from_user_id = 301 WHERE id = 9 | comments.from_user_id is the id
          UPDATE comments SET to_user_id = 301 WHERE id = 9 | comments.to_user_id is the id
          UPDATE comments SET item_id = 311 WHERE id = 9 | comments.item_id is the id
          UPDATE buy_now SET buyer_id = 301 WHERE id = 1 | buy_now.buyer_id is the id
          UPDATE buy_now SET item_id = 311 WHERE id = 1 | buy_now.item_id is the id
          UPDATE buy_now SET qty = qty + 1 WHERE id = 1 | units left and units sold
          UPDATE items SET quantity = quantity + 1 WHERE id = 7 | units left and units sold
          INSERT INTO orders VALUES (NULL, 'abc', 7, 7, 2, '2002-11-04', 'open', 0) | an order was fulfilled or refused
          INSERT INTO orders VALUES (NULL, 'abc', 7, 7, 2, '2002-11-04', 'fulfilled', 0) | an order was fulfilled by one purchase
          INSERT INTO orders VALUES (NULL, 'abc', 301, 7, 2, '2002-11-04', 'refused', 0) | orders.buyer_id is the id
          INSERT INTO notices VALUES (NULL, 7, 311, 'won', 1, '2002-11-04') | notices.item_id is the id
          """)
  void findsDamage(String damage, String invariant) throws SQLException {
    TestDatabase.execute(connection, damage);
    assertThat(Audit.run(connection, true).violations())
        .anySatisfy(finding -> assertThat(finding.invariant()).startsWith(invariant));
  }

  @Test
  void namesTheRowsThatAreBroken() throws SQLException {
    TestDatabase.execute(connection, "UPDATE bids SET max_bid = 0 WHERE id IN (9, 12)");
    AuditReport report = Audit.run(connection, false);
    assertThat(report.isSound()).isFalse();
    assertThat(report.toString())
        .contains("BROKEN  bids.max_bid is at least the bid: not so for 2 rows (ids 9, 12)");
  }

  @Test
  void listsWhatOldClientsLeaveApart() throws SQLException {
    for (String sql :
        List.of(
            "UPDATE users SET region = 0 WHERE id = 7",
            "UPDATE items SET category = 0 WHERE id = 7",
            "UPDATE bids SET user_id = 0 WHERE id = 9")) {
      TestDatabase.execute(connection, sql);
    }
    AuditReport report = Audit.run(connection, true);
    assertThat(report.isSound()).isTrue();
    assertThat(report.orphans()).hasSize(3);
  }

  @Test
  void allowsIdsToLagWhenTheSiteDoesNotUseThem() throws SQLException {
    TestDatabase.execute(connection, "UPDATE ids SET bid = bid - 1");
    assertThat(Audit.run(connection, false).isSound()).isTrue();
    Ids.resynchronize(connection);
    assertThat(Audit.run(connection, true).isSound()).isTrue();
  }
}
