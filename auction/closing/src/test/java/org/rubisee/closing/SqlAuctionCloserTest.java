package org.rubisee.closing;

import static org.assertj.core.api.Assertions.assertThat;

import com.mysql.cj.jdbc.MysqlDataSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.auction.schema.AuctionData;
import org.rubisee.auction.schema.AuctionScale;
import org.rubisee.logic.Money;
import org.rubisee.model.ClosedActivity;
import org.rubisee.model.MyPurchase;
import org.rubisee.model.MySale;
import org.rubisee.model.MyWin;
import org.rubisee.model.NewItem;
import org.rubisee.schema.Audit;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.LogicalRestore;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;
import org.rubisee.settings.BusinessClock;

/** Closes auctions of generated data, three days after it was made. */
class SqlAuctionCloserTest {
  private static final LocalDateTime NOW = BusinessClock.LOAD_EPOCH.plusDays(3);
  private static final LocalDateTime SINCE = NOW.minusDays(30);
  private static final int ALL = 10_000;
  private static final int SERVERS = 4;
  private static final int MANY_BIDS = 400;

  @TempDir private static Path folder;

  private static EmbeddedMySql server;
  private static MysqlDataSource dataSource;

  private Connection connection;
  private final SqlAuctionCloser closer = new SqlAuctionCloser(dataSource);

  @BeforeAll
  static void load() throws SQLException {
    server =
        EmbeddedMySql.start(
            MySqlOptions.in(folder)
                .withBufferPoolMib(128)
                .withDurability(MySqlOptions.Durability.RELAXED));
    new DataLoader(
            new DatabaseAddress(server.jdbcUrl(), EmbeddedMySql.USER, server.password()),
            DataLoader.defaultThreads(),
            LoadProgress.SILENT)
        .load(AuctionData.plan(AuctionScale.TINY));
    dataSource = new MysqlDataSource();
    dataSource.setUrl(
        server.jdbcUrl()
            + "&useServerPrepStmts=true&cachePrepStmts=true&prepStmtCacheSqlLimit=4096");
    dataSource.setUser(EmbeddedMySql.USER);
    dataSource.setPassword(server.password());
    dataSource.setSessionVariables("transaction_isolation='READ-COMMITTED'");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void connect() throws SQLException {
    connection = dataSource.getConnection();
  }

  @AfterEach
  void restore() throws SQLException {
    LogicalRestore.run(connection);
    connection.close();
  }

  @Test
  void movesWhatHasEndedAndNothingElse() throws SQLException {
    long ended = number("SELECT COUNT(*) FROM items WHERE end_date <= ?", NOW);
    long running = number("SELECT COUNT(*) FROM items WHERE end_date > ?", NOW);
    long old = number("SELECT COUNT(*) FROM old_items");

    List<Integer> ids = closer.ended(NOW, ALL);
    ids.forEach(id -> assertThat(closer.close(id, NOW)).as("item %d", id).isPresent());

    assertThat(ids).hasSize((int) ended).isNotEmpty();
    assertThat(number("SELECT COUNT(*) FROM items")).isEqualTo(running).isPositive();
    assertThat(number("SELECT COUNT(*) FROM old_items")).isEqualTo(old + ended);
    assertThat(closer.ended(NOW, ALL)).isEmpty();
    assertThat(Audit.run(connection, false).violations()).isEmpty();
  }

  @Test
  void listsTheEarliestEndFirstAndNoMoreThanWanted() {
    List<Integer> all = closer.ended(NOW, ALL);

    assertThat(closer.ended(NOW, 3)).isEqualTo(all.subList(0, 3));
  }

  @Test
  void leavesAnAuctionThatRuns() throws SQLException {
    int running = (int) number("SELECT MIN(id) FROM items WHERE end_date > ?", NOW);

    assertThat(closer.close(running, NOW)).isEmpty();
    assertThat(number("SELECT COUNT(*) FROM items WHERE id = ?", running)).isOne();
    assertThat(number("SELECT COUNT(*) FROM old_items WHERE id = ?", running)).isZero();
  }

  @Test
  void keepsTheBidOfWhoHasTheItemLocked() throws SQLException {
    int item = closer.ended(NOW, 1).get(0);
    long bids = number("SELECT nb_of_bids FROM items WHERE id = ?", item);
    try (Connection bidder = dataSource.getConnection()) {
      bidder.setAutoCommit(false);
      execute(bidder, "SELECT id FROM items WHERE id = ? FOR UPDATE", item);

      assertThat(closer.close(item, NOW)).as("closed under a bidder's lock").isEmpty();

      execute(
          bidder,
          "INSERT INTO bids (user_id, item_id, qty, bid, max_bid, date)"
              + " SELECT 3, id, 1, max_bid + 1000, max_bid + 1000, end_date FROM items WHERE id = ?",
          item);
      execute(
          bidder,
          "UPDATE items SET nb_of_bids = nb_of_bids + 1, max_bid = max_bid + 1000 WHERE id = ?",
          item);
      bidder.commit();
    }

    assertThat(closer.close(item, NOW)).isPresent();
    assertThat(number("SELECT nb_of_bids FROM old_items WHERE id = ?", item)).isEqualTo(bids + 1);
    assertThat(Audit.run(connection, false).violations()).isEmpty();
  }

  @Test
  void closesEachAuctionOnceHoweverManyServersDo() throws Exception {
    List<Integer> ended = closer.ended(NOW, ALL);
    ExecutorService threads = Executors.newFixedThreadPool(SERVERS);
    List<Future<Integer>> closed = new ArrayList<>();
    Callable<Integer> all =
        () -> (int) ended.stream().filter(id -> closer.close(id, NOW).isPresent()).count();
    for (int i = 0; i < SERVERS; i++) {
      closed.add(threads.submit(all));
    }
    int sum = 0;
    for (Future<Integer> one : closed) {
      sum += one.get();
    }
    threads.shutdown();

    assertThat(sum).isEqualTo(ended.size());
    assertThat(Audit.run(connection, false).violations()).isEmpty();
  }

  @Test
  void offersTheItemWithAllItsUnitsForAsLongAsBefore() throws SQLException {
    int item =
        (int)
            number(
                "SELECT MIN(i.id) FROM items i WHERE end_date <= ? AND quantity > 0"
                    + " AND DATEDIFF(end_date, start_date) BETWEEN 2 AND 7",
                NOW);
    long units = number("SELECT quantity FROM items WHERE id = ?", item) + bought(item);
    execute(
        connection,
        "INSERT INTO buy_now (buyer_id, item_id, qty, date) VALUES (2, ?, 1, ?)",
        item,
        BusinessClock.LOAD_EPOCH);
    execute(connection, "UPDATE items SET quantity = quantity - 1 WHERE id = ?", item);

    NewItem again = closer.close(item, NOW).orElseThrow();

    assertThat(again.quantity()).isEqualTo((int) units);
    assertThat((long) again.sellerId())
        .isEqualTo(number("SELECT seller FROM old_items WHERE id = ?", item));
    assertThat((long) again.durationDays())
        .isEqualTo(
            number(
                "SELECT TIMESTAMPDIFF(DAY, start_date, end_date) FROM old_items WHERE id = ?",
                item));
  }

  @Test
  void tellsSellerWinnerAndBuyer() throws SQLException {
    int item =
        (int)
            number(
                "SELECT MIN(id) FROM items WHERE end_date <= ? AND nb_of_bids > 1"
                    + " AND quantity = 1 AND reserve_price = 0",
                NOW);
    int seller = (int) number("SELECT seller FROM items WHERE id = ?", item);
    int winner = bidder(item, "DESC");
    execute(
        connection,
        "INSERT INTO buy_now (buyer_id, item_id, qty, date) VALUES (2, ?, 1, ?)",
        item,
        NOW.minusHours(1));
    assertThat(closer.activity(winner, SINCE, ALL).won()).extracting(MyWin::itemId).isEmpty();
    closer.close(item, NOW);

    ClosedActivity ofWinner = closer.activity(winner, SINCE, ALL);
    assertThat(ofWinner.won()).extracting(MyWin::itemId).containsExactly(item);
    assertThat(ofWinner.won().get(0).price())
        .isEqualTo(Money.of(decimal("SELECT max_bid FROM old_items WHERE id = ?", item)));
    assertThat(closer.activity(seller, SINCE, ALL).sold())
        .extracting(MySale::itemId)
        .contains(item);
    assertThat(closer.activity(2, SINCE, ALL).bought())
        .extracting(MyPurchase::itemId)
        .containsExactly(item);
    for (int repetition = 0; repetition < 3; repetition++) {
      assertThat(new ClosedAuctions(connection).of(winner, SINCE, ALL))
          .as("by statements that were prepared before")
          .isEqualTo(ofWinner);
    }
    assertThat(closer.activity(winner, NOW, ALL).won()).as("ended before").isEmpty();
  }

  @Test
  void nobodyWinsBelowTheReservePrice() throws SQLException {
    int item =
        (int)
            number(
                "SELECT MIN(id) FROM items WHERE end_date <= ? AND reserve_price > max_bid + 1",
                NOW);
    bid(4, item, 1);

    assertThat(closer.close(item, NOW)).isPresent();

    assertThat(closer.activity(4, SINCE, ALL).won()).extracting(MyWin::itemId).doesNotContain(item);
  }

  @Test
  void theHighestBidsWinUntilTheyUseUpTheUnits() throws SQLException {
    int item =
        (int)
            number(
                "SELECT MIN(id) FROM items WHERE end_date <= ? AND reserve_price = 0"
                    + " AND quantity > 2",
                NOW);
    int units = (int) number("SELECT quantity FROM items WHERE id = ?", item);
    bid(4, item, 1);
    bid(5, item, units - 1);
    bid(6, item, 1);

    assertThat(closer.close(item, NOW)).isPresent();

    assertThat(closer.activity(6, SINCE, ALL).won()).extracting(MyWin::itemId).contains(item);
    assertThat(closer.activity(5, SINCE, ALL).won()).extracting(MyWin::itemId).contains(item);
    assertThat(closer.activity(4, SINCE, ALL).won()).extracting(MyWin::itemId).doesNotContain(item);
  }

  @Test
  void findsTheWinnerOfManyBidsEachTime() throws SQLException {
    int item =
        (int)
            number(
                "SELECT MIN(id) FROM items WHERE end_date <= ? AND quantity = 1"
                    + " AND reserve_price = 0",
                NOW);
    for (int i = 0; i < MANY_BIDS; i++) {
      bid(i % 4 + 1, item, 1);
    }
    assertThat(closer.close(item, NOW)).isPresent();
    ClosedAuctions closed = new ClosedAuctions(connection);

    for (int repetition = 0; repetition < 10; repetition++) {
      for (int user = 1; user <= 4; user++) {
        List<Integer> won = closed.of(user, SINCE, ALL).won().stream().map(MyWin::itemId).toList();
        assertThat(won.contains(item)).as("user %d won", user).isEqualTo(user == 4);
      }
    }
  }

  private void bid(int user, int item, int units) throws SQLException {
    execute(
        connection,
        "INSERT INTO bids (user_id, item_id, qty, bid, max_bid, date)"
            + " SELECT ?, id, ?, max_bid + 1, max_bid + 1, end_date FROM items WHERE id = ?",
        user,
        units,
        item);
    execute(
        connection,
        "UPDATE items SET nb_of_bids = nb_of_bids + 1, max_bid = max_bid + 1 WHERE id = ?",
        item);
  }

  private int bidder(int item, String order) throws SQLException {
    return (int)
        number(
            "SELECT user_id FROM bids WHERE item_id = ? ORDER BY bid " + order + " LIMIT 1", item);
  }

  private long bought(int item) throws SQLException {
    return number("SELECT COALESCE(SUM(qty), 0) FROM buy_now WHERE item_id = ?", item);
  }

  private long number(String sql, Object... parameters) throws SQLException {
    return decimal(sql, parameters).longValue();
  }

  private java.math.BigDecimal decimal(String sql, Object... parameters) throws SQLException {
    try (PreparedStatement statement = prepared(connection, sql, parameters);
        ResultSet row = statement.executeQuery()) {
      assertThat(row.next()).as(sql).isTrue();
      return row.getBigDecimal(1);
    }
  }

  private static void execute(Connection connection, String sql, Object... parameters)
      throws SQLException {
    try (PreparedStatement statement = prepared(connection, sql, parameters)) {
      statement.execute();
    }
  }

  private static PreparedStatement prepared(Connection connection, String sql, Object... parameters)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < parameters.length; i++) {
      statement.setObject(i + 1, parameters[i]);
    }
    return statement;
  }
}
