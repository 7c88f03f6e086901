package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.fault.site.InjectionTarget;
import org.rubisee.bench.ledger.wire.FaultyLink;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.EmbeddedDatabase;
import org.rubisee.bench.topology.SupervisedServer;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.mysql.MySqlOptions;

/** Faults of a real database, which no site uses. */
class DatabaseFaultsTest {

  @TempDir static Path folder;
  private static EmbeddedDatabase database;

  @BeforeAll
  static void start() throws SQLException {
    database =
        EmbeddedDatabase.start(
            MySqlOptions.in(folder)
                .withBufferPoolMib(64)
                .withDurability(MySqlOptions.Durability.RELAXED),
            Terminal.standard().silent());
    execute("CREATE TABLE items (id INT PRIMARY KEY, quantity INT)");
    execute("INSERT INTO items VALUES (1, 1)");
    execute("CREATE TABLE users (id INT PRIMARY KEY, name INT, INDEX nickname (name))");
  }

  @AfterAll
  static void stop() {
    database.close();
  }

  @Test
  void aKilledDatabaseAnswersWhenTheFaultHasEnded() throws Exception {
    long pid = database.pid().orElseThrow();
    Injection killed = injection(FaultKind.KILLED);

    killed.begin();
    assertThatThrownBy(() -> database.address().connect()).isInstanceOf(RuntimeException.class);

    killed.end();
    assertThat(database.pid().orElseThrow()).isNotEqualTo(pid);
    assertThat(number("SELECT quantity FROM items")).isEqualTo(1);
  }

  @Test
  void theSiteHasNoConnectionUntilTheOtherProgramEnds() throws Exception {
    long limit = number("SELECT @@GLOBAL.max_connections");
    Injection taken = injection(FaultKind.CONNECTIONS_TAKEN);
    try (Connection ofTheSite = database.siteAddress().connect()) {
      taken.begin();

      assertThat(ofTheSite.isValid(1)).isFalse();
      DatabaseAddress site = database.siteAddress();
      assertThatThrownBy(site::connect).hasStackTraceContaining("Too many connections");
    }

    taken.end();
    database.siteAddress().connect().close();
    assertThat(number("SELECT @@GLOBAL.max_connections")).isEqualTo(limit);
  }

  @Test
  void nobodyChangesAnItemUntilTheOtherTransactionEnds() throws Exception {
    Injection locked = injection(FaultKind.ROWS_LOCKED);

    locked.begin();
    assertThatThrownBy(DatabaseFaultsTest::changeItems).hasMessageContaining("Lock wait timeout");

    locked.end();
    changeItems();
  }

  @Test
  void theIndexOfNicknamesIsHiddenUntilTheReleaseIsTakenBack() throws Exception {
    String hidden =
        "SELECT COUNT(*) FROM information_schema.statistics WHERE index_name = 'nickname'"
            + " AND is_visible = 'NO'";
    Injection release = injection(FaultKind.BAD_RELEASE);

    release.begin();
    assertThat(number(hidden)).isEqualTo(1);

    release.end();
    assertThat(number(hidden)).isZero();
  }

  private static Injection injection(FaultKind kind) {
    return new Injections(new DatabaseOnly(), new Crowd(1), 0, folder, 1).of(new Fault(kind, "db"));
  }

  private static void changeItems() throws SQLException {
    try (Connection connection = database.address().connect();
        Statement statement = connection.createStatement()) {
      statement.execute("SET innodb_lock_wait_timeout = 1");
      statement.execute("UPDATE items SET quantity = quantity");
    }
  }

  private static void execute(String sql) throws SQLException {
    try (Connection connection = database.address().connect();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static long number(String sql) throws SQLException {
    try (Connection connection = database.address().connect();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getLong(1);
    }
  }

  private static final class DatabaseOnly implements InjectionTarget {

    @Override
    public DatabaseTier database() {
      return database;
    }

    @Override
    public FaultyLink linkTo(Tier tier) {
      throw new AssertionError("No fault of the database is one of a link");
    }

    @Override
    public long pid(Tier tier) {
      return database.pid().orElseThrow();
    }

    @Override
    public SupervisedServer server(Tier tier) {
      return database.server().orElseThrow();
    }
  }
}
