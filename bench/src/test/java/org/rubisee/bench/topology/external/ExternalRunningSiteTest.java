package org.rubisee.bench.topology.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.agent.AgentClient;
import org.rubisee.bench.topology.agent.AgentServer;
import org.rubisee.bench.topology.agent.Secret;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.bench.topology.tier.SleepingServer;
import org.rubisee.bench.topology.tier.StartOrder;
import org.rubisee.bench.topology.tier.WatchedTier;
import org.rubisee.servers.LoopbackPort;

/** A site of two servers, each with an agent, of which one ends while the site runs. */
@Timeout(120)
class ExternalRunningSiteTest {

  private static final Secret SECRET = Secret.of("0123456789abcdef");

  @TempDir private Path folder;
  private final List<SleepingServer> servers = new ArrayList<>();
  private final List<AgentServer> agents = new ArrayList<>();
  private final List<AgentClient> clients = new ArrayList<>();
  private ExternalRunningSite site;

  @BeforeEach
  void startsASite() throws IOException {
    URI pages = URI.create("http://127.0.0.1:" + LoopbackPort.free(0, "nobody") + "/site/");
    site = new ExternalRunningSite(pages, List.of(pages), Optional.empty(), false);
    for (Tier tier : List.of(Tier.APP, Tier.WEB)) {
      HostAgent agent = agent(tier);
      site.isWatchedBy(agent);
      site.start(agent, order(tier));
    }
  }

  @AfterEach
  void endsAll() {
    clients.forEach(AgentClient::close);
    agents.forEach(AgentServer::close);
    servers.forEach(SleepingServer::close);
  }

  @Test
  void saysWhichAgentDoesNotGiveALog() {
    AgentServer web = agents.get(1);
    web.close();

    assertThatThrownBy(() -> site.keepLogs(folder))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("agent at 127.0.0.1:" + web.port())
        .hasMessageContaining("log of the web server")
        .hasMessageContaining("start it there with 'rubis agent'");
    assertThat(folder.resolve("app.log")).exists();
  }

  @Test
  void stopsTheServersOfTheOtherAgents() {
    agents.get(1).close();

    assertThatThrownBy(site::close)
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("agent at 127.0.0.1:" + agents.get(1).port());
    assertThat(servers.get(0).isAlive()).isFalse();
  }

  private HostAgent agent(Tier tier) throws IOException {
    WatchedTier here =
        WatchedTier.at(Place.first(tier), LoopbackPort.free(0, "nobody"))
            .startedBy(
                order -> {
                  servers.add(SleepingServer.start(folder, order));
                  return servers.get(servers.size() - 1);
                },
                Terminal.standard().quiet());
    AgentServer agent =
        AgentServer.start(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            SECRET,
            new WatchedHost(
                List.of(here), Optional.empty(), Optional.empty(), Terminal.standard().quiet()));
    agents.add(agent);
    AgentClient client = new AgentClient("127.0.0.1:" + agent.port(), SECRET);
    clients.add(client);
    return HostAgent.of(Place.first(tier), client);
  }

  private static StartOrder order(Tier tier) {
    return new StartOrder(tier.label(), "session-beans", Map.of(), Map.of(), Map.of(), false);
  }
}
