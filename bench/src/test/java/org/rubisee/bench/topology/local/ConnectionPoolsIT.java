package org.rubisee.bench.topology.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.topology.ConnectionPools;
import org.rubisee.bench.topology.EmbeddedDatabase;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Knob;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.mysql.MySqlOptions;

/** Pools of real servers that shrink and grow while the servers run. */
@Tag("long")
@Timeout(300)
class ConnectionPoolsIT {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final DataPlan PLAN = DataPlan.of(Scale.TINY);

  @TempDir private static Path folder;

  private static EmbeddedDatabase database;
  private final HttpClient http = HttpClient.create(HttpOptions.DEFAULT);

  @BeforeAll
  static void startDatabase() {
    database =
        EmbeddedDatabase.start(
            MySqlOptions.in(folder.resolve("db"))
                .withBufferPoolMib(64)
                .withDurability(MySqlOptions.Durability.RELAXED),
            new Terminal(new PrintStream(OutputStream.nullOutputStream()), false));
  }

  @AfterAll
  static void stopDatabase() {
    database.close();
  }

  @AfterEach
  void closeConnections() {
    http.close();
  }

  /** A page that waits for a table keeps its connection; with a pool of one there is no other. */
  @ParameterizedTest
  @CsvSource({
    "servlets-only, separate, 64",
    "session-beans, separate, 8",
    "jpa, separate, 64",
    "session-facade, co-located, 64"
  })
  void aServerLendsAsManyConnectionsAsItMay(String name, String placement, int size)
      throws Exception {
    Checkout checkout = new Checkout(HOME, folder.resolve(name));
    SiteConfiguration configuration =
        SiteConfiguration.of(List.of(checkout.implementation(name)), knobs(placement, size)).get(0);
    SiteRecipe recipe = new SiteRecipe(checkout, PLAN, Map.of(), Pinning.ANYWHERE, List.of());
    Instant restoredAt = database.restore(PLAN);
    try (RunningSite site =
            new LocalTopology(database)
                .start(configuration, SiteStart.of(recipe, restoredAt).withPoolControl());
        Connection other = database.address().connect();
        Statement statement = other.createStatement()) {
      ConnectionPools pools = site.connectionPools().orElseThrow();
      assertThat(pools.started()).isEqualTo(size);

      pools.resize(1);
      assertThat(status(site, "BrowseCategories")).isEqualTo(200);
      statement.execute("LOCK TABLES items WRITE");
      CompletableFuture<HttpAnswer> waiting = page(site, "ViewItem?itemId=7");
      awaitWaitingForTable();
      assertThat(status(site, "BrowseCategories")).isEqualTo(503);

      pools.resize(2);
      assertThat(status(site, "BrowseCategories")).isEqualTo(200);
      statement.execute("UNLOCK TABLES");
      assertThat(waiting.join().status()).isIn(200, 503);

      pools.resize(size);
      assertThat(status(site, "ViewItem?itemId=7")).isEqualTo(200);
      assertThatThrownBy(() -> pools.resize(0)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> pools.resize(size + 1))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("--pool");
    }
  }

  private static Knobs knobs(String placement, int size) {
    Knobs knobs = Knobs.STANDARD;
    if (placement.equals("co-located")) {
      knobs = knobs.with(Knob.PLACEMENT, placement);
    }
    return size == knobs.connections() ? knobs : knobs.with(Knob.POOL, Integer.toString(size));
  }

  private static void awaitWaitingForTable() throws SQLException, InterruptedException {
    try (Connection control = database.address().connect();
        Statement statement = control.createStatement()) {
      boolean waits = false;
      while (!waits) {
        Thread.sleep(20);
        try (ResultSet rows =
            statement.executeQuery(
                "SELECT 1 FROM information_schema.processlist"
                    + " WHERE state = 'Waiting for table metadata lock'")) {
          waits = rows.next();
        }
      }
    }
  }

  private int status(RunningSite site, String page) {
    return page(site, page).join().status();
  }

  private CompletableFuture<HttpAnswer> page(RunningSite site, String page) {
    return http.sendAsync(SimpleRequestBuilder.get(site.baseUri().resolve(page)).build());
  }
}
