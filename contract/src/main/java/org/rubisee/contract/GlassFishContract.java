package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.site.LocalSite;

/**
 * In GlassFish an implementation is the same site, at one port of the loopback interface, and the
 * knobs that GlassFish has do what they do elsewhere.
 */
@Tag("nightly")
public abstract class GlassFishContract extends SiteRigTest {

  private static final String IN_GLASSFISH =
      "container=glassfish, placement=co-located, call-passing=reference";
  private static final String PAGE = "BrowseCategories";
  private static final int CONNECTIONS = 3;
  private static final int CUSTOMERS = 24;

  /** In {@code /proc/net/tcp}: a socket that listens, and where its address and number are. */
  private static final String LISTENING = "0A";

  private static final int ADDRESS_FIELD = 1;
  private static final int STATE_FIELD = 3;
  private static final int INODE_FIELD = 9;

  @ParameterizedTest
  @ValueSource(strings = {"commit-option=C", "commit-option=B, bean-cache=50"})
  void isTheSameSite(String knobs) {
    try (LocalSite site = start(knobs)) {
      assertThat(site.app()).as("one server").isEmpty();
      rig().assertLeavesTheScriptedRecord(site);
      assertThat(site.web().log()).content().doesNotContain("\n\tat ");
    }
  }

  @Test
  void listensAtThePortOfItsPagesOnlyAndCanBeStartedAgain() throws IOException {
    try (LocalSite site = start("")) {
      String pages = "0100007F:%04X".formatted(site.web().port());
      assertThat(listening(site.web().pid())).containsExactly(pages);

      long before = site.web().pid();
      site.web().restart();
      site.awaitPages();

      assertThat(site.web().pid()).isNotEqualTo(before);
      assertThat(listening(site.web().pid())).containsExactly(pages);
    }
  }

  @Test
  void thePoolLimitsConnections() {
    try (LocalSite site = start("pool=" + CONNECTIONS)) {
      rig().crowd(site, PAGE, CUSTOMERS);

      assertThat(rig().counter("Threads_connected") - 1)
          .as("connections, the test's own left out")
          .isBetween(1L, (long) CONNECTIONS);
    }
  }

  @Test
  void withoutACacheEachStatementIsPreparedAgain() {
    try (LocalSite site = start("statement-cache=0")) {
      rig().page(site, PAGE);
      long executed = rig().counter("Com_stmt_execute");
      long prepared = rig().counter("Com_stmt_prepare");
      rig().page(site, PAGE);
      long executions = rig().counter("Com_stmt_execute") - executed;

      assertThat(executions).isPositive();
      assertThat(rig().counter("Com_stmt_prepare") - prepared).isEqualTo(executions);
    }
  }

  private static LocalSite start(String knobs) {
    String line = IN_GLASSFISH + ", " + knobs;
    String name = ("glassfish-" + knobs).replaceAll("\\W+", "-");
    return rig().site(rig().options(name, rig().knobs(line)));
  }

  /** The addresses and ports at which a process listens, as the kernel writes them. */
  private static Set<String> listening(long pid) throws IOException {
    Path process = Path.of("/proc", Long.toString(pid));
    Set<String> sockets = new TreeSet<>();
    try (Stream<Path> files = Files.list(process.resolve("fd"))) {
      files.map(GlassFishContract::target).forEach(sockets::add);
    }
    List<String> lines = new ArrayList<>();
    for (String protocol : List.of("tcp", "tcp6")) {
      Path table = process.resolve("net").resolve(protocol);
      if (Files.exists(table)) {
        lines.addAll(Files.readAllLines(table));
      }
    }
    Set<String> listening = new TreeSet<>();
    for (String line : lines) {
      String[] fields = line.strip().split("\\s+");
      if (fields[STATE_FIELD].equals(LISTENING)
          && sockets.contains("socket:[" + fields[INODE_FIELD] + "]")) {
        listening.add(fields[ADDRESS_FIELD]);
      }
    }
    return listening;
  }

  /** What a file descriptor is; nothing if it was closed in between. */
  private static String target(Path descriptor) {
    try {
      return Files.readSymbolicLink(descriptor).toString();
    } catch (IOException e) {
      return "";
    }
  }
}
