package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.bench.results.tier.Link;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.sampling.network.LinkSource;

/**
 * What several load machines send to the web tier, added up. Agents read their sockets when it is
 * time for them, so of the others the latest reading counts.
 */
final class LoadLinks implements LinkSource {

  private final List<? extends LinkSource> machines;
  private final List<List<LinkSample>> latest = new ArrayList<>();

  /**
   * Links of machines.
   *
   * @param machines read one machine each
   */
  LoadLinks(List<? extends LinkSource> machines) {
    this.machines = List.copyOf(machines);
    machines.forEach(machine -> latest.add(List.of()));
  }

  /** Nothing before the first reading of each machine, since a counter never jumps. */
  @Override
  public List<LinkSample> read(double atSeconds) throws IOException {
    boolean isNew = false;
    for (int i = 0; i < latest.size(); i++) {
      List<LinkSample> now = machines.get(i).read(atSeconds);
      if (!now.isEmpty()) {
        latest.set(i, now);
        isNew = true;
      }
    }
    if (!isNew || latest.stream().anyMatch(List::isEmpty)) {
      return List.of();
    }
    Map<Link, LinkSample> sums = new TreeMap<>(Link.DOWNWARDS);
    latest.forEach(
        machine -> machine.forEach(sample -> sums.merge(sample.link(), sample, LoadLinks::plus)));
    return sums.values().stream().map(sum -> sum.at(atSeconds)).toList();
  }

  private static LinkSample plus(LinkSample one, LinkSample other) {
    return new LinkSample(
        one.link(),
        one.atSeconds(),
        one.connections() + other.connections(),
        one.traffic().plus(other.traffic()));
  }
}
