package org.rubisee.bench.ledger.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A server that sends each byte back stands behind the link. */
class FaultyLinkTest {

  private static final int PATIENCE_MILLIS = 10_000;
  private static final int SHORT_MILLIS = 100;

  private ServerSocket server;
  private FaultyLink link;

  @BeforeEach
  void open() throws IOException {
    server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
    Thread echo = new Thread(this::echo, "echo");
    echo.setDaemon(true);
    echo.start();
    link = new FaultyLink(server.getLocalPort());
  }

  @AfterEach
  void close() throws IOException {
    link.close();
    server.close();
  }

  @Test
  void anOpenLinkPassesBytesOn() throws IOException {
    try (Socket socket = connect()) {
      assertThat(echoed(socket, 'a')).isEqualTo('a');
    }
  }

  /** Both the byte and its echo wait. */
  @Test
  void aSlowLinkPassesBytesOnLater() throws IOException {
    try (Socket socket = connect()) {
      assertThat(echoed(socket, 'a')).isEqualTo('a');
      link.set(LinkCondition.SLOW, SHORT_MILLIS);
      long begin = System.nanoTime();

      assertThat(echoed(socket, 'b')).isEqualTo('b');

      assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin))
          .isGreaterThanOrEqualTo(2 * SHORT_MILLIS);
    }
  }

  @Test
  void aStalledLinkLosesNothing() throws IOException {
    try (Socket socket = connect()) {
      link.set(LinkCondition.STALLED, 0);
      socket.getOutputStream().write('a');
      socket.setSoTimeout(SHORT_MILLIS);
      assertThatThrownBy(() -> socket.getInputStream().read())
          .isInstanceOf(SocketTimeoutException.class);

      link.set(LinkCondition.OPEN, 0);
      socket.setSoTimeout(PATIENCE_MILLIS);
      assertThat(socket.getInputStream().read()).isEqualTo('a');
    }
  }

  @Test
  void aCutLinkResetsConnectionsAndLetsNobodyIn() throws IOException {
    try (Socket before = connect()) {
      assertThat(echoed(before, 'a')).isEqualTo('a');
      link.set(LinkCondition.CUT, 0);

      assertIsReset(() -> before.getInputStream().read());
      assertIsReset(
          () -> {
            try (Socket during = connect()) {
              during.getInputStream().read();
            }
          });
    }
    link.set(LinkCondition.OPEN, 0);
    try (Socket after = connect()) {
      assertThat(echoed(after, 'b')).isEqualTo('b');
    }
  }

  @Test
  void aHalfOpenLinkLosesBytesAndEndsWhenItIsOpenAgain() throws IOException {
    try (Socket socket = connect()) {
      assertThat(echoed(socket, 'a')).isEqualTo('a');
      link.set(LinkCondition.HALF_OPEN, 0);
      socket.getOutputStream().write('b');
      socket.setSoTimeout(SHORT_MILLIS);
      assertThatThrownBy(() -> socket.getInputStream().read())
          .isInstanceOf(SocketTimeoutException.class);

      link.set(LinkCondition.OPEN, 0);
      socket.setSoTimeout(PATIENCE_MILLIS);
      assertThat(ends(socket)).isTrue();
    }
  }

  @Test
  void aTargetThatHasEndedCostsOneConnectionOnly() throws IOException {
    link.close();
    server.close();
    InetAddress here = InetAddress.getLoopbackAddress();
    try (Socket keepsThePort = new Socket()) {
      keepsThePort.setReuseAddress(true);
      keepsThePort.bind(new InetSocketAddress(here, 0));
      link = new FaultyLink(keepsThePort.getLocalPort());
      try (Socket refused = connect()) {
        assertThat(ends(refused)).isTrue();
      }
      server = new ServerSocket(keepsThePort.getLocalPort(), 0, here);
    }
    Thread echo = new Thread(this::echo, "echo");
    echo.setDaemon(true);
    echo.start();
    try (Socket after = connect()) {
      assertThat(echoed(after, 'a')).isEqualTo('a');
    }
  }

  @Test
  void aCutLinkResetsTheConnectionsOfTheServer() throws Exception {
    try (ServerSocket other = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        FaultyLink cut = new FaultyLink(other.getLocalPort());
        Socket client = new Socket(InetAddress.getLoopbackAddress(), cut.port());
        Socket accepted = other.accept()) {
      client.getOutputStream().write('a');
      accepted.setSoTimeout(PATIENCE_MILLIS);
      assertThat(accepted.getInputStream().read()).isEqualTo('a');

      cut.set(LinkCondition.CUT, 0);

      assertIsReset(() -> accepted.getInputStream().read());
    }
  }

  private static void assertIsReset(ThrowingCallable reading) {
    assertThatThrownBy(reading)
        .isInstanceOf(SocketException.class)
        .hasMessageContaining("Connection reset");
  }

  private Socket connect() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), link.port());
    socket.setSoTimeout(PATIENCE_MILLIS);
    return socket;
  }

  private static int echoed(Socket socket, char letter) throws IOException {
    socket.getOutputStream().write(letter);
    return socket.getInputStream().read();
  }

  private static boolean ends(Socket socket) throws IOException {
    try {
      return socket.getInputStream().read() < 0;
    } catch (SocketTimeoutException e) {
      return false;
    } catch (SocketException e) {
      return true;
    }
  }

  private void echo() {
    try {
      while (true) {
        Socket socket = server.accept();
        Thread one = new Thread(() -> echo(socket), "echo-connection");
        one.setDaemon(true);
        one.start();
      }
    } catch (IOException e) {
      // closed by the test
    }
  }

  private static void echo(Socket socket) {
    try (socket) {
      socket.getInputStream().transferTo(socket.getOutputStream());
    } catch (IOException e) {
      // the link ended it
    }
  }
}
