package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionTest {

  @TempDir private Path folder;

  @Test
  void knowsProcessesWhoseLeaderHasEnded() throws IOException {
    Process leader = started();
    long worker = worker(leader);
    Session session = new Session(leader.pid());
    assertThat(session.pids()).containsExactlyInAnyOrder(leader.pid(), worker);

    leader.destroyForcibly().onExit().join();

    assertThat(session.pids()).containsExactly(worker);
    ProcessHandle.of(worker).orElseThrow().destroyForcibly();
  }

  @Test
  void endWithTheServerThatStartedThem() throws IOException {
    ServerProcess server = new ServerProcess(folder);
    server.start(
        ProcessEnvironment.measured(command()).redirectErrorStream(true),
        "test server",
        folder.resolve("log"));
    while (server.pids().size() < 2) {
      Thread.onSpinWait();
    }
    List<Long> pids = server.pids();
    ProcessHandle leader = ProcessHandle.of(server.pid()).orElseThrow();
    leader.destroyForcibly();
    leader.onExit().join();

    server.close();

    assertThat(new Session(pids.get(0)).pids()).isEmpty();
  }

  private static List<String> command() {
    return List.of("setsid", "sh", "-c", "sleep 60 & echo $!; wait");
  }

  private static Process started() throws IOException {
    return ProcessEnvironment.measured(command()).start();
  }

  private static long worker(Process leader) throws IOException {
    try (BufferedReader said = leader.inputReader(StandardCharsets.US_ASCII)) {
      return Long.parseLong(said.readLine());
    }
  }
}
