package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.topology.ProcessSignals;
import org.rubisee.servers.ProcessIdentity;

/** Kills the bench while real servers run, or the servers while the bench runs. */
@Timeout(300)
class KilledBenchIT {

  private static final int POLL_MILLIS = 50;
  private static final String SERVE =
      "serve session-beans --port 0 --scale tiny --buffer-pool-mib 128 --durability relaxed";

  private OwnCheckout checkout;

  @BeforeEach
  void link() throws IOException {
    checkout = OwnCheckout.create();
  }

  @AfterEach
  void removeLinks() throws IOException {
    checkout.close();
  }

  @Test
  void leavesNoServerAndTheNextCommandSaysSo() throws IOException, InterruptedException {
    Process bench = checkout.rubis(SERVE);
    try {
      OwnCheckout.awaitLine(bench, "is open:");
      List<ProcessIdentity> servers = checkout.servers();
      assertThat(servers).as("database, application server and web server").hasSize(3);
      assertThat(servers).allMatch(ProcessIdentity::isAlive);

      Process second = checkout.rubis("db status --buffer-pool-mib 128");
      assertThat(OwnCheckout.said(second))
          .contains("'rubis serve session-beans")
          .contains("(process " + bench.pid())
          .contains("--wait")
          .doesNotContain("kill ");
      assertThat(second.waitFor()).isEqualTo(ExceptionHandler.FAILED);
      assertThat(servers).allMatch(ProcessIdentity::isAlive);

      bench.destroyForcibly().waitFor();
      while (servers.stream().anyMatch(ProcessIdentity::isAlive)) {
        Thread.sleep(POLL_MILLIS);
      }
      Process next = checkout.rubis("db status --buffer-pool-mib 128");
      assertThat(OwnCheckout.said(next))
          .contains("(process " + bench.pid())
          .contains("was killed before it could end.")
          .contains("Its watchdogs ended: app server (process ", "database (process ")
          .contains("web server (process ");
      assertThat(next.waitFor()).isZero();
      assertThat(checkout.servers()).isEmpty();
      assertThat(OwnCheckout.said(checkout.rubis("db status --buffer-pool-mib 128")))
          .doesNotContain("was killed");
    } finally {
      bench.destroyForcibly();
    }
  }

  /** As many restarts as one command tries. */
  @Test
  @Tag("long")
  void restartsEachServerOfAServedSiteAndSaysSo() throws IOException, InterruptedException {
    Process bench = checkout.rubis(SERVE);
    try {
      OwnCheckout.awaitLine(bench, "is open:");
      for (int tier = 0; tier < 3; tier++) {
        List<ProcessIdentity> servers = checkout.servers();
        assertThat(servers).as("database, application server and web server").hasSize(3);
        ProcessIdentity killed = servers.get(tier);

        ProcessHandle.of(killed.pid()).orElseThrow().destroyForcibly();
        OwnCheckout.awaitLine(bench, "ended by itself; its log is ");
        OwnCheckout.awaitLine(bench, "is open again after ");

        assertThat(killed.isAlive()).isFalse();
        assertThat(checkout.servers()).hasSize(3).doesNotContain(killed);
        assertThat(checkout.servers()).containsAll(without(killed, servers));
      }
    } finally {
      bench.destroy();
      bench.waitFor();
    }
  }

  /**
   * Its processes, also while they are paused, and what they keep in the folder for temporary
   * files.
   */
  @ParameterizedTest
  @ValueSource(strings = {"php", "php@php=fpm"})
  @Tag("long")
  void leavesNothingOfPhp(String site) throws IOException, InterruptedException {
    Process bench =
        checkout.rubis("serve " + site + " --port 0 --scale tiny --buffer-pool-mib 128");
    try {
      OwnCheckout.awaitLine(bench, "is open:");
      List<ProcessHandle> processes =
          checkout.servers().stream()
              .flatMap(server -> ProcessHandle.of(server.pid()).stream())
              .flatMap(server -> Stream.concat(Stream.of(server), server.descendants()))
              .toList();
      Path served = checkout.home().resolve(".rubis/site/web/served");
      Path outside = served.toRealPath();
      ProcessSignals.pause(checkout.servers().stream().map(ProcessIdentity::pid).toList());

      bench.destroyForcibly().waitFor();
      while (processes.stream().anyMatch(ProcessHandle::isAlive) || Files.isSymbolicLink(served)) {
        Thread.sleep(POLL_MILLIS);
      }
      assertThat(Files.exists(outside)).isEqualTo(outside.startsWith(checkout.home().toRealPath()));
    } finally {
      bench.destroyForcibly();
    }
  }

  private static List<ProcessIdentity> without(
      ProcessIdentity killed, List<ProcessIdentity> servers) {
    return servers.stream().filter(server -> !server.equals(killed)).toList();
  }
}
