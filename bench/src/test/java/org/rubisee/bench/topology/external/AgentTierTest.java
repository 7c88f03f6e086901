package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.topology.agent.AgentClient;
import org.rubisee.bench.topology.agent.AgentServer;
import org.rubisee.bench.topology.agent.Secret;
import org.rubisee.bench.topology.tier.TierControl;
import org.rubisee.bench.topology.tier.TierControlContract;
import org.rubisee.bench.topology.tier.WatchedTier;

/** A server behind an agent, over signed requests at the loopback interface. */
class AgentTierTest extends TierControlContract {

  private static final Secret SECRET = Secret.of("0123456789abcdef");

  private final Deque<AutoCloseable> open = new ArrayDeque<>();

  @Override
  protected TierControl under(WatchedTier here) throws IOException {
    WatchedHost host =
        new WatchedHost(
            List.of(here), Optional.empty(), Optional.empty(), Terminal.standard().quiet());
    open.push(host);
    AgentServer agent =
        AgentServer.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), SECRET, host);
    open.push(agent);
    AgentClient client = new AgentClient("127.0.0.1:" + agent.port(), SECRET);
    open.push(client);
    return client.server("web");
  }

  @AfterEach
  void close() throws Exception {
    for (AutoCloseable one : open) {
      one.close();
    }
  }
}
