package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.ProcessIdentity;

/** Kills the bench while real servers run, or the servers while the bench runs. */
@Timeout(300)
class KilledBenchIT {

  private static final Path CHECKOUT = Path.of(System.getProperty("rubis.home"));
  private static final List<String> OWN = List.of(".rubis", "results", ".git");
  private static final int POLL_MILLIS = 50;
  private static final String SERVE =
      "serve session-beans --port 0 --scale tiny --buffer-pool-mib 128 --durability relaxed";

  /** The checkout with working files of its own. */
  private Path home;

  @AfterEach
  void removeLinks() throws IOException {
    DirectoryCopy.delete(home);
  }

  @BeforeEach
  void linkCheckout() throws IOException {
    home = Files.createTempDirectory("rubis-home");
    try (Stream<Path> files = Files.list(CHECKOUT)) {
      for (Path file : files.toList()) {
        if (!OWN.contains(file.getFileName().toString())) {
          Files.createSymbolicLink(home.resolve(file.getFileName()), file.toAbsolutePath());
        }
      }
    }
  }

  @Test
  void leavesNoServerAndTheNextCommandSaysSo() throws IOException, InterruptedException {
    Process bench = rubis(SERVE);
    try {
      awaitLine(bench, "is open:");
      List<ProcessIdentity> servers = servers();
      assertThat(servers).as("database, application server and web server").hasSize(3);
      assertThat(servers).allMatch(ProcessIdentity::isAlive);

      Process second = rubis("db status --buffer-pool-mib 128");
      assertThat(said(second))
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
      Process next = rubis("db status --buffer-pool-mib 128");
      assertThat(said(next))
          .contains("(process " + bench.pid())
          .contains("was killed before it could end.")
          .contains("Its watchdogs ended: app server (process ", "database (process ")
          .contains("web server (process ");
      assertThat(next.waitFor()).isZero();
      assertThat(servers()).isEmpty();
      assertThat(said(rubis("db status --buffer-pool-mib 128"))).doesNotContain("was killed");
    } finally {
      bench.destroyForcibly();
    }
  }

  /** As many restarts as one command tries. */
  @Test
  @Tag("long")
  void restartsEachServerOfAServedSiteAndSaysSo() throws IOException, InterruptedException {
    Process bench = rubis(SERVE);
    try {
      awaitLine(bench, "is open:");
      for (int tier = 0; tier < 3; tier++) {
        List<ProcessIdentity> servers = servers();
        assertThat(servers).as("database, application server and web server").hasSize(3);
        ProcessIdentity killed = servers.get(tier);

        ProcessHandle.of(killed.pid()).orElseThrow().destroyForcibly();
        awaitLine(bench, "ended by itself; its log is ");
        awaitLine(bench, "is open again after ");

        assertThat(killed.isAlive()).isFalse();
        assertThat(servers()).hasSize(3).doesNotContain(killed);
        assertThat(servers()).containsAll(without(killed, servers));
      }
    } finally {
      bench.destroy();
      bench.waitFor();
    }
  }

  private static List<ProcessIdentity> without(
      ProcessIdentity killed, List<ProcessIdentity> servers) {
    return servers.stream().filter(server -> !server.equals(killed)).toList();
  }

  private Process rubis(String arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Drubis.home=" + home);
    command.add("-cp");
    command.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    command.add(Rubis.class.getName());
    command.addAll(Arrays.asList(arguments.split(" ")));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  private static void awaitLine(Process process, String text) throws IOException {
    StringBuilder said = new StringBuilder();
    BufferedReader lines = process.inputReader();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      said.append(line).append('\n');
      if (line.contains(text)) {
        return;
      }
    }
    throw new AssertionError("The command ended: " + said);
  }

  private static String said(Process process) throws IOException {
    return new String(process.getInputStream().readAllBytes());
  }

  /** Those of which there is a record. */
  private List<ProcessIdentity> servers() throws IOException {
    try (Stream<Path> files = Files.walk(home.resolve(".rubis"))) {
      return files
          .sorted()
          .map(file -> file.getFileName().toString())
          .filter(name -> name.matches("process\\.\\d+"))
          .map(name -> Long.parseLong(name.substring(name.indexOf('.') + 1)))
          .map(ProcessIdentity::of)
          .flatMap(Optional::stream)
          .toList();
    }
  }
}
