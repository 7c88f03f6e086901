package org.rubisee.servers.mysql;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import org.rubisee.servers.Loopback;

/** Whether a database greets on a port of the loopback interface. */
final class MySqlReadiness {

  private static final int CONNECT_TIMEOUT_MILLIS = 1_000;
  private static final int POLL_MILLIS = 20;
  private static final int PACKET_HEADER_BYTES = 4;
  private static final int GREETING = 10;

  private MySqlReadiness() {}

  /**
   * Waits until the server greets.
   *
   * @return whether it did so in time; false also when its process ended
   */
  static boolean await(int port, Process process, Duration patience) throws InterruptedException {
    long deadline = System.nanoTime() + patience.toNanos();
    while (process.isAlive() && System.nanoTime() - deadline < 0) {
      if (greets(port)) {
        return true;
      }
      Thread.sleep(POLL_MILLIS);
    }
    return false;
  }

  /** A ready server sends its protocol version, 10, as the first byte of its first packet. */
  private static boolean greets(int port) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(Loopback.address(), port), CONNECT_TIMEOUT_MILLIS);
      socket.setSoTimeout(CONNECT_TIMEOUT_MILLIS);
      InputStream in = socket.getInputStream();
      byte[] start = in.readNBytes(PACKET_HEADER_BYTES + 1);
      return start.length > PACKET_HEADER_BYTES && start[PACKET_HEADER_BYTES] == GREETING;
    } catch (IOException e) {
      return false;
    }
  }
}
