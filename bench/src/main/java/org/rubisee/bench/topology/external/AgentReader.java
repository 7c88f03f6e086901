package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.network.LinkSource;
import org.rubisee.bench.topology.tier.HostReading;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.bench.topology.tier.TierControl;

/**
 * Reads a server on another machine, and its links to the tiers behind it, through the agent there:
 * both in one request, so links are those of the latest sample.
 */
final class AgentReader implements TierReader, LinkSource {

  private final Place place;
  private final TierControl server;
  private List<LinkSample> links = List.of();

  AgentReader(Place place, TierControl server) {
    this.place = place;
    this.server = server;
  }

  @Override
  public Tier tier() {
    return place.tier();
  }

  @Override
  public Optional<TierSample> sample(double atSeconds) throws IOException {
    HostReading reading = server.read();
    links = reading.links();
    return reading.samples().stream().findFirst().map(sample -> sample.at(atSeconds));
  }

  @Override
  public List<LinkSample> read(double atSeconds) {
    List<LinkSample> latest = links.stream().map(sample -> sample.at(atSeconds)).toList();
    links = List.of();
    return latest;
  }
}
