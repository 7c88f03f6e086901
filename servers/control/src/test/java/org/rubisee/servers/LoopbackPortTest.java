package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LoopbackPortTest {

  /** Ports that the system gives to outgoing connections: the first and the last. */
  private static final Path OF_CONNECTIONS = Path.of("/proc/sys/net/ipv4/ip_local_port_range");

  @Test
  void noConnectionGetsAPortThatAServerWillBind() throws IOException {
    assumeTrue(Files.isReadable(OF_CONNECTIONS));
    int first = Integer.parseInt(Files.readAllLines(OF_CONNECTIONS).get(0).split("\\s+")[0]);

    assertThat(LoopbackPort.free(0, "a server")).isBetween(1024, first - 1);
  }

  @Test
  void serversThatHaveNotBoundTheirPortsYetHaveDifferentOnes() {
    assertThat(IntStream.range(0, 200).mapToObj(i -> LoopbackPort.free(0, "a server")))
        .doesNotHaveDuplicates();
  }

  @Test
  void passesOverATakenPort() throws IOException {
    int last = LoopbackPort.free(0, "a server");
    try (ServerSocket next = new ServerSocket(last + 1, 1, InetAddress.getLoopbackAddress())) {
      assertThat(LoopbackPort.free(0, "a server")).isNotIn(last, next.getLocalPort());
    }
  }

  @Test
  void refusesThePortThatWasAskedForIfItIsTaken() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertThat(LoopbackPort.free(LoopbackPort.free(0, "one"), "one")).isPositive();
      assertThatThrownBy(() -> LoopbackPort.free(taken.getLocalPort(), "the database"))
          .isInstanceOf(ServerFailedException.class)
          .hasMessageContaining("Port " + taken.getLocalPort())
          .hasMessageContaining("the database another port");
    }
  }
}
