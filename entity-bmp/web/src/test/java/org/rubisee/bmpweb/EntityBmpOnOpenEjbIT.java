package org.rubisee.bmpweb;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteTap;

/** What the knobs that OpenEJB has do, seen by the database and in the logs of two web servers. */
@Tag("long")
class EntityBmpOnOpenEjbIT extends SiteRigTest {

  private static final String PAGE = "BrowseCategories";
  private static final int CONNECTIONS = 3;
  private static final int CUSTOMERS = 24;
  private static final int PAGES = 8;

  private static LocalSite site;

  @TempDir private static Path folder;

  private static Path jdk;

  @BeforeAll
  static void start() throws IOException {
    // not the one that the servers would take anyway
    jdk =
        Files.createSymbolicLink(
            folder.resolve("another-jdk"), Path.of(System.getProperty("java.home")));
    Knobs knobs =
        Knobs.shared(
            Map.of(
                "server",
                "openejb",
                "web-nodes",
                "2",
                "lookup",
                "per-request",
                "statement-cache",
                "0",
                "jdk",
                jdk.toString(),
                "pool",
                Integer.toString(CONNECTIONS)));
    site = rig().site(rig().options("openejb", knobs).withTap(new SiteTap(port -> port)));
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  @Test
  void thePoolLimitsConnections() {
    rig().crowd(site, PAGE, CUSTOMERS);

    assertThat(rig().counter("Threads_connected") - 1)
        .as("connections, the test's own left out")
        .isBetween(1L, (long) CONNECTIONS);
  }

  @Test
  void noInstanceOfAnEntityBeanOutlivesItsTransaction() {
    rig().crowd(site, PAGE, CUSTOMERS);
    rig().crowd(site, "SearchItemsByCategory?category=1", CUSTOMERS);

    assertThat(
            rig().liveInstances(site.app().orElseThrow(), "org\\.rubisee\\.entities\\.QueryBean"))
        .as("instances of a session bean")
        .isPositive();
    assertThat(rig().liveInstances(site.app().orElseThrow(), "org\\.rubisee\\.bmp\\.\\w+Bean"))
        .isZero();
  }

  @Test
  void theServerRunsInTheJdkThatWasNamed() throws IOException {
    assertThat(Path.of("/proc", Long.toString(site.app().orElseThrow().pid()), "cmdline"))
        .content()
        .startsWith(jdk.resolve("bin/java").toString());
  }

  @Test
  void withoutACacheEachStatementIsPreparedAgain() {
    rig().page(site, PAGE);
    long executed = rig().counter("Com_stmt_execute");
    long prepared = rig().counter("Com_stmt_prepare");
    rig().page(site, PAGE);
    long executions = rig().counter("Com_stmt_execute") - executed;

    assertThat(executions).isPositive();
    assertThat(rig().counter("Com_stmt_prepare") - prepared).isEqualTo(executions);
  }

  @Test
  void eachWebServerLooksBeansUpForEachPage() {
    List<List<String>> calls =
        rig()
            .callsOf(
                site.webNodes(),
                () -> {
                  for (int page = 0; page < PAGES; page++) {
                    rig().page(site, PAGE);
                  }
                });

    assertThat(calls)
        .allSatisfy(
            lines -> assertThat(lines).anyMatch(line -> line.contains("CategoryRemoteHome")));
    assertThat(calls.stream().flatMap(List::stream))
        .filteredOn(line -> line.contains("CategoryRemoteHome"))
        .hasSizeGreaterThanOrEqualTo(PAGES);
  }
}
