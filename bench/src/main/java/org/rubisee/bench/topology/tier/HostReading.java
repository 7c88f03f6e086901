package org.rubisee.bench.topology.tier;

import java.util.List;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.TierSample;

/**
 * A reading of a tier on another machine.
 *
 * @param samples one sample; none when the tier has no process. Its time is not set
 * @param links what went over the links to the tiers behind it; none where that cannot be seen, and
 *     when it is not yet time for a further reading
 */
public record HostReading(List<TierSample> samples, List<LinkSample> links) {

  public HostReading {
    samples = List.copyOf(samples);
    links = List.copyOf(links);
  }
}
