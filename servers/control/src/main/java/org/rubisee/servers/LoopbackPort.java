package org.rubisee.servers;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/** Ports of the loopback interface. */
final class LoopbackPort {

  private LoopbackPort() {}

  /**
   * The port asked for, or any free one for 0.
   *
   * @param server who wants it, for the message
   * @throws ServerFailedException if it is taken
   */
  static int free(int wanted, String server) {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), wanted));
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new ServerFailedException(
          "Port "
              + wanted
              + " of this machine is taken: stop what listens there ('ss -ltnp' shows it) or give "
              + server
              + " another port (0: any free one)",
          e);
    }
  }
}
