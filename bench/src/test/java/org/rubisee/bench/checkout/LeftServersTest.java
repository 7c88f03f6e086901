package org.rubisee.bench.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.servers.ProcessIdentity;

class LeftServersTest {

  private static final String NO_BENCH = "4194304 1";

  @TempDir private Path work;

  @Test
  void saysNothingAfterACommandThatEnded() throws IOException, InterruptedException {
    assertThat(LeftServers.end(work, Optional.empty())).isEmpty();
  }

  @Test
  void namesTheKilledCommandItsServersAndWhoEndedThem() throws IOException, InterruptedException {
    Process server = new ProcessBuilder("sleep", "300").start();
    ProcessIdentity identity = ProcessIdentity.of(server.pid()).orElseThrow();
    Path folder = Files.createDirectories(work.resolve("site/web"));
    Files.writeString(
        folder.resolve("process." + server.pid()),
        String.format(
            Locale.ROOT, "%d %d %s web server\n", server.pid(), identity.startTicks(), NO_BENCH));
    Files.createDirectories(work.resolve("db"));
    Files.writeString(
        work.resolve("db/process.12"), "12 99 " + NO_BENCH + " database\nended by its watchdog\n");
    try {
      assertThat(LeftServers.end(work, Optional.of("'rubis run all' (process 7, started then)")))
          .containsExactly(
              "'rubis run all' (process 7, started then) was killed before it could end.",
              "Its watchdogs ended: database (process 12).",
              "Still running, ended now: web server (process " + server.pid() + ").");
      server.waitFor();
    } finally {
      server.destroyForcibly();
    }
  }

  @Test
  void saysSoIfAKilledCommandLeftNothing() throws IOException, InterruptedException {
    assertThat(LeftServers.end(work, Optional.of("'rubis run all' (process 7, started then)")))
        .containsExactly(
            "'rubis run all' (process 7, started then) was killed before it could end.",
            "It left no server.");
  }
}
