package org.rubisee.bench.topology.compose;

import java.net.InetAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Arrays;
import org.rubisee.bench.checkout.CommandFailedException;

/** Finds this machine in the private networks of containers. */
final class Neighbour {

  private Neighbour() {}

  /**
   * This machine's address in the network of a container.
   *
   * @throws CommandFailedException if it has none
   */
  static InetAddress of(String container) {
    try {
      byte[] there = InetAddress.getByName(container).getAddress();
      for (NetworkInterface device : NetworkInterface.networkInterfaces().toList()) {
        for (InterfaceAddress own : device.getInterfaceAddresses()) {
          if (isNeighbour(own, there)) {
            return own.getAddress();
          }
        }
      }
    } catch (SocketException | UnknownHostException e) {
      throw new CommandFailedException("Addresses of this machine cannot be read", e);
    }
    throw new CommandFailedException(
        "This machine has no address in the network of the container at "
            + container
            + ": the ledger in containers needs a Docker engine on the machine it runs on");
  }

  /** Whether an address lies in the network of this machine's own one. */
  private static boolean isNeighbour(InterfaceAddress own, byte[] there) {
    byte[] here = own.getAddress().getAddress();
    int bytes = own.getNetworkPrefixLength() / Byte.SIZE;
    return here.length == there.length
        && bytes > 0
        && !own.getAddress().isLoopbackAddress()
        && Arrays.equals(Arrays.copyOf(here, bytes), Arrays.copyOf(there, bytes));
  }
}
