package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.network.LinkReader;
import org.rubisee.bench.sampling.network.LinkSource;

/**
 * The links of a site on other machines: each is seen where its connections are opened, the
 * clients' here or on the load machines, and those of the tiers by their agents.
 */
final class ExternalLinks implements LinkSource {

  private final Optional<? extends LinkSource> clients;
  private final List<AgentReader> tiers;

  private ExternalLinks(Optional<? extends LinkSource> clients, List<AgentReader> tiers) {
    this.clients = clients;
    this.tiers = List.copyOf(tiers);
  }

  /**
   * Links, those of the clients seen on the machine of the bench.
   *
   * @param webPort where the web tier listens
   * @param tiers read the tiers; each second before the links are
   */
  static ExternalLinks ofClientsHere(int webPort, List<AgentReader> tiers) {
    return new ExternalLinks(LinkReader.of(Map.of(webPort, Tier.WEB), Map.of()), tiers);
  }

  /**
   * Links.
   *
   * @param clients reads those of the clients
   * @param tiers as for the other method
   */
  static ExternalLinks of(LinkSource clients, List<AgentReader> tiers) {
    return new ExternalLinks(Optional.of(clients), tiers);
  }

  @Override
  public List<LinkSample> read(double atSeconds) throws IOException {
    List<LinkSample> samples = new ArrayList<>();
    if (clients.isPresent()) {
      samples.addAll(clients.get().read(atSeconds));
    }
    tiers.forEach(tier -> samples.addAll(tier.read(atSeconds)));
    return samples;
  }
}
