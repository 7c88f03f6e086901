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
 * clients' here and those of the tiers by their agents.
 */
final class ExternalLinks implements LinkSource {

  private final Optional<LinkReader> clients;
  private final List<AgentReader> tiers;

  /**
   * Links.
   *
   * @param webPort where the web tier listens
   * @param tiers read the tiers; each second before the links are
   */
  ExternalLinks(int webPort, List<AgentReader> tiers) {
    this.clients = LinkReader.of(Map.of(webPort, Tier.WEB), Map.of());
    this.tiers = List.copyOf(tiers);
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
