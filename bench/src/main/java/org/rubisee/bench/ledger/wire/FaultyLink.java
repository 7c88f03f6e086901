package org.rubisee.bench.ledger.wire;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.rubisee.servers.Loopback;

/**
 * A link between two tiers of this machine that can be made slow, stalled, cut or half-open. It
 * passes everything on until {@link #set} is called, so a control without a fault takes the same
 * way. Needs no root access.
 */
public final class FaultyLink implements AutoCloseable {

  private static final Listener NOBODY =
      new Listener() {
        @Override
        public void fromClient(byte[] bytes, int length) {}

        @Override
        public void fromServer(byte[] bytes, int length) {}
      };

  private final LinkGate gate = new LinkGate();
  private final Relay relay;
  private LinkCondition condition = LinkCondition.OPEN;

  /**
   * Opens a link.
   *
   * @param port the loopback port to which connections go on
   */
  public FaultyLink(int port) {
    InetAddress here = Loopback.address();
    relay = Relay.at(here, new InetSocketAddress(here, port), () -> NOBODY, gate);
  }

  /** The loopback port at which the link is entered. */
  public int port() {
    return relay.port();
  }

  /**
   * From now on the link is like this.
   *
   * @param delayMillis of each piece of bytes, in each direction, while the link is slow
   */
  public synchronized void set(LinkCondition next, long delayMillis) {
    gate.set(next, delayMillis);
    if (next == LinkCondition.CUT || condition == LinkCondition.HALF_OPEN) {
      relay.resetConnections();
    }
    condition = next;
  }

  /** What it is like now. */
  public synchronized LinkCondition condition() {
    return condition;
  }

  /** Ends the link and its connections. */
  @Override
  public void close() {
    gate.set(LinkCondition.OPEN, 0);
    relay.close();
  }
}
