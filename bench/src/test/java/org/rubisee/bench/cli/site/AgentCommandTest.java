package org.rubisee.bench.cli.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.topology.agent.AgentClient;
import org.rubisee.bench.topology.agent.HostState;
import org.rubisee.bench.topology.agent.Secret;
import picocli.CommandLine;

@Timeout(60)
class AgentCommandTest {

  private static final String SECRET = "0123456789abcdef";

  @TempDir private Path folder;

  @Test
  void answersWhereTheHostsFileSaysThatThisLoadMachineDoes() throws Exception {
    int port = freePort();
    Thread agent = agent("--hosts", hosts(port), "--tier", "client", "--start-emulators");
    try (AgentClient client = new AgentClient("127.0.0.1:" + port, Secret.of(SECRET))) {
      HostState state = state(client);

      assertThat(state.tiers()).containsExactly("client");
      assertThat(state.startsEmulators()).isTrue();
      assertThat(state.startsServers()).isFalse();
      assertThat(client.read("client").samples()).isEmpty();
    } finally {
      agent.interrupt();
      agent.join();
    }
  }

  private static Thread agent(String... arguments) {
    CommandLine command =
        new CommandLine(new AgentCommand())
            .setExecutionExceptionHandler((problem, line, parsed) -> 1);
    Thread thread = new Thread(() -> command.execute(arguments), "agent-command");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /** It takes a moment until the agent listens. */
  private static HostState state(AgentClient client) throws InterruptedException {
    while (true) {
      try {
        return client.state();
      } catch (CommandFailedException e) {
        Thread.sleep(100);
      }
    }
  }

  /** Another load machine is named first. */
  private String hosts(int port) throws IOException {
    Path file =
        Files.createFile(
            folder.resolve("hosts.yaml"),
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    Files.writeString(
        file,
        String.format(
            Locale.ROOT,
            """
        web:
          address: 127.0.0.1:8080
        db:
          jdbc-url: jdbc:mysql://127.0.0.1:3306/rubis
          user: bench
          password: unused
        clients:
          - agent: 192.0.2.1:%d
          - agent: 127.0.0.1:%d
        secrets:
          agents: %s
        """,
            port,
            port,
            SECRET));
    return file.toString();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
