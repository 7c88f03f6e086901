package org.rubisee.cmpweb;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.contract.rig.CallRelay;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteTap;

/** What the knobs do, seen by the database behind real servers. */
class EntityCmpKnobsIT extends SiteRigTest {

  private static final String ITEM = "ViewItem?itemId=7";
  private static final String AN_HOUR = "3600000";
  private static final int CUSTOMERS = 24;

  @Test
  void keptStateIsNotAskedForAgainAndAPreparedStatementOnlyIfItIsKept() {
    Knobs knobs = inOneServer("A").with("statement-cache", "0").with("pool", "3");
    try (LocalSite site = start("kept", knobs)) {
      rig().page(site, ITEM);
      long executed = rig().counter("Com_stmt_execute");
      long prepared = rig().counter("Com_stmt_prepare");
      rename("Behind the back");
      assertThat(rig().page(site, ITEM)).doesNotContain("Behind the back");
      assertThat(rig().counter("Com_stmt_execute") - executed).isZero();
      rig().page(site, "ViewBidHistory?itemId=7");
      long executions = rig().counter("Com_stmt_execute") - executed;
      assertThat(executions).isPositive();
      assertThat(rig().counter("Com_stmt_prepare") - prepared)
          .as("no execution goes without its own preparation")
          .isGreaterThanOrEqualTo(executions);
      rig().crowd(site, "BrowseCategories", CUSTOMERS);
      assertThat(rig().counter("Threads_connected") - 1)
          .as("connections, the test's own left out")
          .isLessThanOrEqualTo(3);
    }
  }

  @Test
  void stateThatIsNotKeptIsLoadedInEachTransactionByAStatementThatIs() {
    Knobs knobs = inOneServer("C").with("lookup", "per-request");
    try (LocalSite site = startLogging("loaded", knobs)) {
      rig().page(site, ITEM);
      rig().page(site, ITEM);
      long executed = rig().counter("Com_stmt_execute");
      long prepared = rig().counter("Com_stmt_prepare");
      rename("In plain sight");
      assertThat(rig().page(site, ITEM)).contains("In plain sight");
      assertThat(rig().counter("Com_stmt_execute") - executed).isPositive();
      assertThat(rig().counter("Com_stmt_prepare") - prepared).isZero();
      assertThat(beanLookups(site)).as("lookups of a page that was answered before").isNotEmpty();
    }
  }

  @Test
  void readsThatOnlySupportTransactionsCommitNothing() {
    try (LocalSite site = start("plain", Knobs.STANDARD)) {
      rig().page(site, ITEM);
      assertThat(countOf("Com_commit", () -> rig().page(site, ITEM))).isGreaterThan(10);
      assertThat(countOf("Com_set_option", () -> rig().page(site, ITEM)))
          .as("SET, before and after the one query that runs outside a transaction")
          .isLessThanOrEqualTo(2);
    }
    Knobs knobs = Knobs.shared(Map.of("entity-transactions", "supports"));
    try (LocalSite site = start("supports", knobs)) {
      rig().page(site, ITEM);
      long executed = rig().counter("Com_stmt_execute");
      assertThat(countOf("Com_commit", () -> rig().page(site, ITEM))).isZero();
      assertThat(rig().counter("Com_stmt_execute")).isGreaterThan(executed);
    }
  }

  @Test
  void overHttpCallsAreRequestsThatTakePartInTheTransactionOfTheWebTier() {
    Knobs knobs = Knobs.shared(Map.of("transport", "http", "commit-option", "C"));
    try (CallRelay relay = new CallRelay();
        LocalSite site =
            rig().site(rig().options("http", knobs).withTap(new SiteTap(relay::route)))) {
      assertThat(rig().page(site, ITEM)).contains("itemId=7");
      long committed = rig().counter("Com_commit");
      int requests = relay.httpCalls();
      List<String> calls =
          rig().callsOf(site.app().orElseThrow(), () -> rig().page(site, "BrowseCategories"));
      assertThat(rig().counter("Com_commit") - committed)
          .as("transactions of a list whose beans the web tier asks in one of its own")
          .isEqualTo(1);
      assertThat(beginning("remote ", calls)).isNotEmpty();
      assertThat(beginning("remote ", calls))
          .as("calls, each of which is a request")
          .hasSize(relay.httpCalls() - requests);
      assertThat(relay.remotingConnections()).isZero();
    }
  }

  @Test
  void stateIsKeptForTheTimeLimitOnlyByTheJdkThatWasNamed(@TempDir Path folder) throws IOException {
    Path jdk = linkToThisJdk(folder);
    Knobs knobs = inOneServer("D").with("time-limit", AN_HOUR).with("jdk", jdk.toString());
    try (LocalSite site = start("limited", knobs)) {
      assertThat(site.app()).as("the tiers share one server").isEmpty();
      assertThat(commandLine(site.web())).startsWith(jdk.resolve("bin/java").toString());
      rig().page(site, ITEM);
      assertThat(rig().executionsOf(() -> rig().page(site, ITEM))).isZero();
    }
    try (LocalSite site = start("expired", inOneServer("D").with("time-limit", "0"))) {
      rig().page(site, ITEM);
      rename("Seen in time");
      assertThat(rig().executionsOf(() -> rig().page(site, ITEM))).isPositive();
      assertThat(rig().page(site, ITEM)).contains("Seen in time");
    }
  }

  @Test
  void aCacheForNoBeansKeepsNoStateAndLookupsAreKeptAllTheSame() {
    try (LocalSite site = startLogging("uncached", inOneServer("A").with("bean-cache", "0"))) {
      rig().page(site, ITEM);
      rename("Not kept");
      assertThat(rig().executionsOf(() -> rig().page(site, ITEM))).isPositive();
      assertThat(rig().page(site, ITEM)).contains("Not kept");
      assertThat(beanLookups(site)).as("lookups of a page that was answered before").isEmpty();
    }
  }

  @Test
  void aPoolThatIsTooSmallRefusesAndIsThereAgainAfterwards() {
    try (LocalSite site = start("small", Knobs.shared(Map.of("pool", "2")))) {
      List<String> pages = List.of("BrowseCategories", "SearchItemsByCategory?category=1", ITEM);

      assertThat(rig().statuses(site, pages, 64)).isSubsetOf(200, 503).contains(200);

      assertThat(rig().statuses(site, pages, 1)).containsOnly(200);
    }
  }

  private static Knobs inOneServer(String commitOption) {
    return Knobs.shared(Map.of("placement", "co-located", "commit-option", commitOption));
  }

  private static LocalSite start(String name, Knobs knobs) {
    return rig().site(rig().options(name, knobs));
  }

  /** The same with logs of calls. */
  private static LocalSite startLogging(String name, Knobs knobs) {
    return rig().site(rig().options(name, knobs).withTap(new SiteTap(port -> port)));
  }

  private static long countOf(String counter, Runnable work) {
    long before = rig().counter(counter);
    work.run();
    return rig().counter(counter) - before;
  }

  /** Lookups of beans, by names that end with an interface, while an item is shown. */
  private static List<String> beanLookups(LocalSite site) {
    List<String> calls = rig().callsOf(site.web(), () -> rig().page(site, ITEM));
    return beginning("lookup ", calls).stream().filter(lookup -> lookup.contains("!")).toList();
  }

  private static List<String> beginning(String kind, List<String> calls) {
    return calls.stream().filter(call -> call.startsWith(kind)).toList();
  }

  /** Another folder that holds a JDK: not the one that the servers would take anyway. */
  private static Path linkToThisJdk(Path folder) throws IOException {
    return Files.createSymbolicLink(
        folder.resolve("another-jdk"), Path.of(System.getProperty("java.home")));
  }

  private static String commandLine(TierServer server) throws IOException {
    return Files.readString(
        Path.of("/proc", Long.toString(server.pid()), "cmdline"), StandardCharsets.UTF_8);
  }

  private static void rename(String name) {
    rig().change("UPDATE items SET name = '" + name + "' WHERE id = 7");
  }
}
