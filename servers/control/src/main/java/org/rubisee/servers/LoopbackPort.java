package org.rubisee.servers;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Ports of the loopback interface, or of another address of this machine.
 *
 * <p>A server binds its port some seconds after it was chosen here. So a port that nobody asked for
 * by number is never one that the system gives to outgoing connections, and never one that was
 * given to another server of this process.
 */
public final class LoopbackPort {

  private static final int FIRST = 12_000;

  /** The system gives ports from here on to connections: 32768 in Linux, 49152 elsewhere. */
  private static final int END = 32_768;

  private static final int COUNT = END - FIRST;

  /** Keeps processes that start one after the other apart. */
  private static final int STRIDE = 997;

  private static final AtomicInteger NEXT =
      new AtomicInteger((int) (ProcessHandle.current().pid() * STRIDE % COUNT));

  private LoopbackPort() {}

  /**
   * The port asked for, or any free one for 0.
   *
   * @param server who wants it, for the message
   * @throws ServerFailedException if it is taken
   */
  public static int free(int wanted, String server) {
    return free(Loopback.ADDRESS, wanted, server);
  }

  /** The same at an address of this machine. */
  public static int free(String address, int wanted, String server) {
    int tries = wanted == 0 ? COUNT : 1;
    IOException taken = null;
    for (int i = 0; i < tries; i++) {
      int port = wanted == 0 ? FIRST + Math.floorMod(NEXT.getAndIncrement(), COUNT) : wanted;
      try (ServerSocket socket = new ServerSocket()) {
        socket.setReuseAddress(true);
        socket.bind(new InetSocketAddress(InetAddress.getByName(address), port));
        return port;
      } catch (IOException e) {
        taken = e;
      }
    }
    throw new ServerFailedException(
        "Port "
            + wanted
            + " of "
            + address
            + " is taken, or that is no address of this machine: stop what listens there ('ss"
            + " -ltnp' shows it) or give "
            + server
            + " another port (0: any free one)",
        taken);
  }
}
