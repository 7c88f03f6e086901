package org.rubisee.php;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.failure.Signal;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.Wire;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.PageProbe;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.settings.SiteSettings;

/** What holds with PHP because a process serves one connection, keeps its own, and may end. */
class PhpProcessesIT extends SiteRigTest {

  /** As many as clients of the largest experiment of the papers. */
  private static final int OPEN_CONNECTIONS = 500;

  private static final int HEAD_BYTES = 16 * 1024;
  private static final long PAUSE_NANOS = 10_000_000;

  /** The longest wait for something that happens at once. */
  private static final long MOST_NANOS = 30_000_000_000L;

  /**
   * What a page has at most: mysqlnd waits twice for the answer to COM_CHANGE_USER, 10 s each, and
   * 3 s for the connection that replaces the silent one; and some for a busy machine.
   */
  private static final long PAUSED_NANOS = 26_000_000_000L;

  private static final String LIMIT = SiteSettings.PREFIX + "request-limit";

  private static LocalSite site(String name, Map<String, String> more) {
    SiteOptions options = rig().options(name, Knobs.STANDARD);
    Map<String, String> settings = new TreeMap<>(options.siteSettings());
    settings.putAll(more);
    return rig().site(options.withSiteSettings(settings));
  }

  /** The folder of a site's scripts, and of what its processes share. */
  private static Path folderOf(LocalSite site) {
    return site.web().log().resolveSibling("served");
  }

  /** Each has a process; those who think keep nobody out. */
  @Test
  @Tag("long")
  @Timeout(240)
  void fiveHundredOpenConnectionsStarveNobody() {
    try (LocalSite site = site("open-connections", Map.of())) {
      List<Wire> clients = new ArrayList<>();
      try {
        String page = site.baseUri().getPath() + "BrowseRegions";
        for (int i = 0; i < OPEN_CONNECTIONS; i++) {
          Wire client = new Wire(site.baseUri());
          clients.add(client);
          assertThat(client.get(page).answer().status()).isEqualTo(200);
        }
        assertThat(rig().page(site, "BrowseCategories")).contains("All 40 categories");
        clients.forEach(client -> client.get(page));
        assertThat(clients).extracting(client -> client.answer().status()).containsOnly(200);
      } finally {
        clients.forEach(Wire::close);
      }
    }
  }

  /** The connection waits for the next page of its process, and holds nothing meanwhile. */
  @ParameterizedTest
  @ValueSource(strings = {"exit", "memory"})
  void aPageThatIsAbortedLeavesNoTransactionAndNoLock(String how) throws IOException {
    try (LocalSite site = site("aborted-" + how, Map.of())) {
      add(site, "Aborted.php");
      int before = bidsOfItemOne();

      rig().customer(site).get("Aborted?how=" + how);

      assertThat(Files.exists(folderOf(site).resolve("shared/aborted"))).isTrue();
      assertThat(bidsOfItemOne()).isEqualTo(before);
    }
  }

  /** Its place at the gate is another one's, and the row that it held, too. */
  @Test
  @Timeout(60)
  void aProcessThatIsKilledGivesItsPlaceAndItsLocksBack() throws IOException {
    try (LocalSite site = site("killed", Map.of(LIMIT, "1"))) {
      add(site, "Aborted.php");
      int before = bidsOfItemOne();
      Customer customer = rig().customer(site);
      CompletableFuture<?> killed =
          CompletableFuture.runAsync(() -> customer.get("Aborted?how=killed"));
      long pid = pidOfAborted(site);

      Page late = rig().customer(site).get("BrowseCategories");
      assertThatPage(late).answers(503, Outcome.REFUSED);
      assertThat(late.headers()).containsKey("retry-after");
      assertThat(rig().customer(site).get("index.html").status()).isEqualTo(200);

      ProcessHandle.of(pid).orElseThrow().destroyForcibly();
      assertThat(killed.handle((page, failure) -> failure).join()).isNotNull();
      assertThatPage(rig().customer(site).get("BrowseCategories")).isOk();
      assertThat(bidsOfItemOne()).isEqualTo(before);
    }
  }

  /** Processes whose connection waited, and others, answer that they cannot reach it. */
  @Test
  @Timeout(120)
  void pagesAreRefusedWhileTheDatabaseIsDead() {
    try (LocalSite site = site("dead-database", Map.of())) {
      Customer customer = rig().customer(site);
      assertThatPage(customer.get("BrowseCategories")).isOk();
      ProcessHandle database = ProcessHandle.of(rig().server().pid()).orElseThrow();
      database.destroyForcibly();
      try {
        for (int i = 0; i < 10; i++) {
          Page page = customer.get("BrowseCategories");
          assertThatPage(page).answers(503, Outcome.REFUSED);
          assertThat(page.headers()).containsKey("retry-after");
        }
      } finally {
        rig().server().restart();
      }
      site.web().awaitPage("php/BrowseCategories");
    }
  }

  /** The connection that waited is given up, and so is the one that is opened in its place. */
  @Test
  @Timeout(120)
  void aPageIsRefusedInTimeWhileTheDatabaseStandsStill() {
    try (LocalSite site = site("paused-database", Map.of())) {
      Customer customer = rig().customer(site);
      assertThatPage(customer.get("BrowseCategories")).isOk();
      Signal.STOP.send(rig().server().pid());
      long start = System.nanoTime();
      try {
        Page page = customer.get("BrowseCategories");

        assertThatPage(page).answers(503, Outcome.REFUSED);
        assertThat(page.headers()).containsKey("retry-after");
        assertThat(System.nanoTime() - start).as("waited, ns").isLessThan(PAUSED_NANOS);
      } finally {
        Signal.CONT.send(rig().server().pid());
      }
      site.web().awaitPage("php/BrowseCategories");
    }
  }

  /** It was opened with a limit of three seconds, which is not that of its answers. */
  @Test
  @Timeout(120)
  void aConnectionThatReplacesALostOneWaitsForAnswersAsLongAsOthers() throws IOException {
    try (LocalSite site = site("restarted-database", Map.of())) {
      add(site, "Slow.php");
      Customer customer = rig().customer(site);
      assertThatPage(customer.get("BrowseCategories")).isOk();
      rig().server().restart();

      assertThatPage(customer.get("Slow")).isOk();
      assertThatPage(customer.get("Slow")).isOk();
    }
  }

  /** Each script is compiled once. Whoever does not know the address learns nothing. */
  @Test
  void theBenchLearnsWhatOpcacheHas() {
    try (LocalSite site = site("opcache", Map.of())) {
      assertThat(PageProbe.DEFAULT.text(site.web().compiled().orElseThrow()))
          .matches("opcache has [1-9]\\d* scripts and looked in vain \\d+ times; JIT is off");
      for (String guess :
          List.of("/status", "/status.php", "/php/status", "/php/lib/Site/status.php")) {
        assertThat(rig().customer(site).get(site.baseUri().resolve(guess)).status()).isEqualTo(404);
      }
    }
  }

  @Test
  void aHeadBeyondTheLimitIsAnsweredWithAPage() {
    try (LocalSite site = site("heads", Map.of());
        Wire wire = new Wire(site.baseUri())) {
      Page page =
          wire.get(
                  site.baseUri().getPath() + "ViewItem?itemId=1",
                  "X-Padding: " + "a".repeat(HEAD_BYTES))
              .head();

      assertThat(page.status()).isEqualTo(400);
      assertThatPage(page).hasSecurityHeaders();
    }
  }

  /** Whoever stops the server, or kills the process that started all others, leaves none. */
  @Test
  @Timeout(120)
  void noProcessIsLeft() {
    List<ProcessHandle> processes;
    try (LocalSite site = site("left", Map.of())) {
      ProcessHandle server = ProcessHandle.of(site.web().pid()).orElseThrow();
      processes = server.descendants().toList();
      assertThat(processes).hasSizeGreaterThanOrEqualTo(2);
      server.destroyForcibly();
      await(() -> !isRunning(server.pid()));
    }
    assertThat(processes).noneMatch(process -> isRunning(process.pid()));
  }

  /** One that ended may wait for whoever asks how. */
  private static boolean isRunning(long pid) {
    try {
      String stat = Files.readString(Path.of("/proc", Long.toString(pid), "stat"));
      return stat.charAt(stat.lastIndexOf(')') + 2) != 'Z';
    } catch (IOException e) {
      return false;
    }
  }

  private static void await(BooleanSupplier isSo) {
    long start = System.nanoTime();
    while (!isSo.getAsBoolean()) {
      assertThat(System.nanoTime() - start).as("waited, ns").isLessThan(MOST_NANOS);
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  /** httpd's processes, which may be nobody's, read it whatever the umask is. */
  private static void add(LocalSite site, String name) throws IOException {
    Path script = folderOf(site).resolve("site/interactions").resolve(name);
    Files.copy(
        Path.of(System.getProperty("rubis.home")).resolve("php/src/test/php").resolve(name),
        script);
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rw-r--r--"));
  }

  /** Reads the row at once, or fails: somebody holds it. */
  private static int bidsOfItemOne() {
    return rig()
        .database()
        .row("SELECT nb_of_bids FROM items WHERE id = 1 FOR UPDATE NOWAIT")
        .number("nb_of_bids");
  }

  private static long pidOfAborted(LocalSite site) throws IOException {
    Path file = folderOf(site).resolve("shared/aborted");
    await(() -> Files.exists(file) && file.toFile().length() > 0);
    return Long.parseLong(Files.readString(file));
  }
}
