package org.rubisee.bench.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ConnectException;
import java.net.Inet4Address;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whom the endpoint answers. */
class ControlServerAccessTest extends StartedControlServer {

  @Test
  void onlyTheOwnerCanReadTheToken() throws IOException {
    assertThat(Files.getPosixFilePermissions(server.tokenFile()))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    assertThat(token).matches("Bearer [0-9a-f]{48}");
    server.close();
    assertThat(server.tokenFile()).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Bearer", "Bearer ", "Basic cnViaXM6", "Bearer 0123456789"})
  void rejectsRequestsWithoutTheToken(String authorization) throws IOException {
    follow(Optional.of(nodes));

    assertThat(send("GET", "/metrics", authorization, "").status()).isEqualTo(401);
    assertThat(send("PUT", "/web-nodes", authorization, "1").status()).isEqualTo(401);
    assertThat(send("GET", "/nothing", authorization, "").status()).isEqualTo(401);
    assertThat(used).isEmpty();
  }

  @Test
  void rejectsATokenThatIsLongerOrDiffersInItsLastCharacter() throws IOException {
    char last = token.charAt(token.length() - 1);
    String other = token.substring(0, token.length() - 1) + (last == '0' ? '1' : '0');

    assertThat(send("GET", "/metrics", other, "").status()).isEqualTo(401);
    assertThat(send("GET", "/metrics", token + "0", "").status()).isEqualTo(401);
    assertThat(send("GET", "/metrics", token, "").status()).isEqualTo(200);
  }

  @Test
  void listensAtTheLoopbackInterfaceOnly() throws IOException {
    int port = URI.create(server.url()).getPort();
    List<NetworkInterface> others =
        NetworkInterface.networkInterfaces()
            .filter(each -> each.inetAddresses().noneMatch(a -> a.isLoopbackAddress()))
            .toList();
    for (NetworkInterface each : others) {
      each.inetAddresses()
          .filter(Inet4Address.class::isInstance)
          .forEach(
              address ->
                  assertThatThrownBy(
                          () -> {
                            try (Socket socket = new Socket()) {
                              socket.connect(new InetSocketAddress(address, port), 1_000);
                            }
                          })
                      .isInstanceOf(ConnectException.class));
    }
    assertThat(URI.create(server.url()).getHost()).isEqualTo("127.0.0.1");
  }

  @Test
  void rejectsLargeRequests() throws IOException {
    follow(Optional.of(nodes));

    assertThat(send("PUT", "/web-nodes", token, "1" + " ".repeat(64)).status()).isEqualTo(413);
    assertThat(used).isEmpty();
  }
}
