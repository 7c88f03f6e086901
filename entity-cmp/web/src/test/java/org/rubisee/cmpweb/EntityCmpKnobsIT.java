package org.rubisee.cmpweb;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.Scale;
import org.rubisee.servers.EmbeddedMySql;
import org.rubisee.servers.Implementation;
import org.rubisee.servers.Knob;
import org.rubisee.servers.Knobs;
import org.rubisee.servers.LocalSite;
import org.rubisee.servers.MySqlOptions;
import org.rubisee.servers.SiteDatabase;
import org.rubisee.servers.SiteOptions;

/** What the knobs do, seen by the database behind real servers. */
class EntityCmpKnobsIT {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final Implementation IMPLEMENTATION =
      Implementation.read(HOME.resolve("entity-cmp"));
  private static final String ITEM = "ViewItem?itemId=7";
  private static final int BUFFER_POOL_MIB = 64;
  private static final int CUSTOMERS = 24;

  private static EmbeddedMySql mySql;
  private static Connection connection;

  @TempDir private static Path folder;

  private final HttpClient client = HttpClient.newHttpClient();

  @BeforeAll
  static void loadData() {
    mySql =
        EmbeddedMySql.start(
            MySqlOptions.in(folder.resolve("mysql"))
                .withBufferPoolMib(BUFFER_POOL_MIB)
                .withDurability(MySqlOptions.Durability.RELAXED));
    DatabaseAddress address =
        new DatabaseAddress(mySql.jdbcUrl(), EmbeddedMySql.USER, mySql.password());
    new DataLoader(address, 2, LoadProgress.SILENT).load(DataPlan.of(Scale.TINY));
    connection = address.connect();
  }

  @AfterAll
  static void stopDatabase() throws SQLException {
    connection.close();
    mySql.close();
  }

  @Test
  void keptStateIsNotAskedForAgainAndAPreparedStatementOnlyIfItIsKept() throws Exception {
    Knobs knobs =
        new Knobs(Map.of(Knob.COMMIT_OPTION, "A", Knob.STATEMENT_CACHE, "0", Knob.POOL, "3"));
    try (LocalSite site = start("kept", knobs)) {
      page(site, ITEM);
      long executed = status("Com_stmt_execute");
      long prepared = status("Com_stmt_prepare");
      rename("Behind the back");
      assertThat(page(site, ITEM)).doesNotContain("Behind the back");
      assertThat(status("Com_stmt_execute") - executed).isZero();
      page(site, "ViewBidHistory?itemId=7");
      long executions = status("Com_stmt_execute") - executed;
      assertThat(executions).isPositive();
      assertThat(status("Com_stmt_prepare") - prepared)
          .as("no execution goes without its own preparation")
          .isGreaterThanOrEqualTo(executions);
      assertThat(connectionsOfManyCustomers(site)).isLessThanOrEqualTo(3);
    }
  }

  @Test
  void stateThatIsNotKeptIsLoadedInEachTransactionByAStatementThatIs() throws Exception {
    Knobs knobs = new Knobs(Map.of(Knob.COMMIT_OPTION, "C", Knob.LOOKUP, "per-request"));
    try (LocalSite site = start("loaded", knobs)) {
      page(site, ITEM);
      page(site, ITEM);
      long executed = status("Com_stmt_execute");
      long prepared = status("Com_stmt_prepare");
      rename("In plain sight");
      assertThat(page(site, ITEM)).contains("In plain sight");
      assertThat(status("Com_stmt_execute") - executed).isPositive();
      assertThat(status("Com_stmt_prepare") - prepared).isZero();
    }
  }

  private static LocalSite start(String name, Knobs knobs) {
    return LocalSite.start(
        IMPLEMENTATION,
        SiteOptions.of(HOME, folder.resolve(name), SiteDatabase.of(mySql)).withKnobs(knobs));
  }

  /** The most that were open at once, the test's own left out. */
  private long connectionsOfManyCustomers(LocalSite site) throws SQLException {
    CompletableFuture<?>[] pages =
        IntStream.range(0, CUSTOMERS)
            .mapToObj(i -> client.sendAsync(request(site, "BrowseCategories"), discarding()))
            .toArray(CompletableFuture[]::new);
    CompletableFuture.allOf(pages).join();
    return status("Threads_connected") - 1;
  }

  private static HttpResponse.BodyHandler<Void> discarding() {
    return HttpResponse.BodyHandlers.discarding();
  }

  private String page(LocalSite site, String path) throws IOException, InterruptedException {
    HttpResponse<String> answer =
        client.send(request(site, path), HttpResponse.BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    return answer.body();
  }

  private static HttpRequest request(LocalSite site, String path) {
    return HttpRequest.newBuilder(URI.create(site.baseUri() + path)).build();
  }

  private static void rename(String name) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate("UPDATE items SET name = '" + name + "' WHERE id = 7");
    }
  }

  private static long status(String variable) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SHOW GLOBAL STATUS LIKE '" + variable + "'")) {
      row.next();
      return row.getLong(2);
    }
  }
}
