package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.fault.site.InjectionTarget;
import org.rubisee.bench.ledger.wire.FaultyLink;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.EmbeddedDatabase;
import org.rubisee.bench.topology.SupervisedServer;
import org.rubisee.emulator.record.RequestLog;
import org.rubisee.measurement.Outcome;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.FaultStatements;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.mysql.MySqlOptions;

/** Faults of a real database, which no site uses, and what is compared of its writes. */
class DatabaseFaultsTest {

  private static final String HIDDEN =
      "SELECT COUNT(DISTINCT index_name) FROM information_schema.statistics"
          + " WHERE table_schema = DATABASE() AND is_visible = 'NO'";

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
    execute("CREATE TABLE notes (id INT PRIMARY KEY)");
    execute("INSERT INTO notes VALUES (7)");
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
    assertThat(number("SELECT id FROM notes")).isEqualTo(7);
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

  @ParameterizedTest
  @ValueSource(strings = {"auction", "bookstore", "stock-online"})
  void rowsAndIndicesOfAnyApplicationFailUntilTheFaultEnds(String application) throws Exception {
    ApplicationData data = load(application);
    WriteCheck before = before(data);
    Injection locked = injection(FaultKind.ROWS_LOCKED, data.faults());
    Injection release = injection(FaultKind.BAD_RELEASE, data.faults());
    String lock = data.faults().lockRows() + " NOWAIT";

    locked.begin();
    assertThatThrownBy(() -> execute(lock)).hasMessageContaining("NOWAIT");
    locked.end();
    execute(lock);

    release.begin();
    assertThat(number(HIDDEN)).isEqualTo(1);
    release.end();
    assertThat(number(HIDDEN)).isZero();

    try (RequestLog log = log(application)) {
      data.writes()
          .forEach(write -> log.sending(interaction(application, write.interaction()), "a=1"));
    }
    WriteCheck.Finding found = found(before);
    assertThat(found.attempted()).isEqualTo(data.writes().size());
    assertThat(found.stored()).isZero();
  }

  @Test
  void anOrderIsStoredWithItsPaymentOrLost() throws Exception {
    WriteCheck before = before(load("bookstore"));
    Interaction buyConfirm = interaction("bookstore", "BuyConfirm");
    try (RequestLog log = log("bookstore")) {
      for (int customer = 1; customer <= 3; customer++) {
        long number = log.sending(buyConfirm, order(customer));
        log.ended(number, buyConfirm, customer == 3 ? Outcome.FAILED_TIMEOUT : Outcome.OK, 1);
      }
      Interaction cart = interaction("bookstore", "ShoppingCart");
      log.ended(log.sending(cart, "book=3"), cart, Outcome.OK, 1);
    }
    assertThat(Files.readString(folder.resolve(RequestLog.WRITES)))
        .contains("OGALBA")
        .doesNotContain("4000123412341234", "4f2e");
    store(1, true);
    store(2, false);

    WriteCheck.Finding found = found(before);

    assertThat(found.attempted()).isEqualTo(3);
    assertThat(found.acknowledged()).isEqualTo(2);
    assertThat(found.stored()).isEqualTo(1);
    assertThat(found.examples())
        .containsExactly("acknowledged, but no row: BuyConfirm 2 AIR VISA OGALBA 2007-03-04");
  }

  private static String order(int customer) {
    return "customer="
        + customer
        + "&cart=4f2e&ticket=4f2e&cardType=VISA&cardNumber=4000123412341234&cardHolder=OGALBA"
        + "&cardExpiry=2007-03-04&shipping=AIR";
  }

  private static void store(int customer, boolean isPaid) throws SQLException {
    execute(
        "INSERT INTO orders (o_c_id, o_date, o_sub_total, o_tax, o_total, o_ship_type, o_ship_date,"
            + " o_bill_addr_id, o_ship_addr_id, o_status) VALUES ("
            + customer
            + ", NOW(), 1, 1, 2, 'AIR', NOW(), 1, 1, 'PENDING')");
    if (isPaid) {
      execute(
          "INSERT INTO cc_xacts SELECT MAX(o_id), 'VISA', '4000123412341234', 'OGALBA',"
              + " '2007-03-04', 'X', 2, NOW(), 1 FROM orders");
    }
  }

  private static ApplicationData load(String application) {
    ApplicationData data = ApplicationData.named(application);
    new DataLoader(database.address(), 2, LoadProgress.SILENT).load(data.plan(Sizes.TINY));
    return data;
  }

  private static WriteCheck before(ApplicationData data) throws SQLException {
    try (Connection connection = database.address().connect()) {
      return WriteCheck.before(connection, data.writes());
    }
  }

  private static WriteCheck.Finding found(WriteCheck before) throws SQLException, IOException {
    try (Connection connection = database.address().connect()) {
      return before.after(connection, folder, true);
    }
  }

  private static RequestLog log(String application) throws IOException {
    return RequestLog.in(folder, Applications.named(application).secretFields(), () -> 0);
  }

  private static Interaction interaction(String application, String label) {
    return Applications.named(application).interaction(label);
  }

  private static Injection injection(FaultKind kind) {
    return injection(kind, new FaultStatements("", "", ""));
  }

  private static Injection injection(FaultKind kind, FaultStatements statements) {
    return new Injections(new DatabaseOnly(), statements, new Crowd(1), 0, folder, 1)
        .of(new Fault(kind, "db"));
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
