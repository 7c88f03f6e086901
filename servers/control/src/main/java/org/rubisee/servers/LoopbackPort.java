package org.rubisee.servers;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/** Ports of the loopback interface, or of another address of this machine. */
public final class LoopbackPort {

  private LoopbackPort() {}

  /**
   * The port asked for, or any free one for 0.
   *
   * @param server who wants it, for the message
   * @throws ServerFailedException if it is taken
   */
  public static int free(int wanted, String server) {
    return free(InetAddress.getLoopbackAddress().getHostAddress(), wanted, server);
  }

  /** The same at an address of this machine. */
  public static int free(String address, int wanted, String server) {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getByName(address), wanted));
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new ServerFailedException(
          "Port "
              + wanted
              + " of "
              + address
              + " is taken, or that is no address of this machine: stop what listens there ('ss"
              + " -ltnp' shows it) or give "
              + server
              + " another port (0: any free one)",
          e);
    }
  }
}
