package org.rubisee.servers;

import java.net.InetAddress;
import java.net.UnknownHostException;

/**
 * The one address of this machine at which servers listen and are looked for. The JVM's own answer
 * depends on its options: it may be {@code ::1}, where nobody listens.
 */
public final class Loopback {

  /** In words. */
  public static final String ADDRESS = "127.0.0.1";

  private Loopback() {}

  /** For sockets. */
  public static InetAddress address() {
    try {
      return InetAddress.getByName(ADDRESS);
    } catch (UnknownHostException e) {
      throw new IllegalStateException(ADDRESS + " is an address, not a name", e);
    }
  }
}
