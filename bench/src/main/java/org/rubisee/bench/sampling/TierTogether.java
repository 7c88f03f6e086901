package org.rubisee.bench.sampling;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;

/**
 * A tier of several processes: what they use is added up.
 *
 * @param tier the tier
 * @param parts readers of its processes, at least one
 */
public record TierTogether(Tier tier, List<TierReader> parts) implements TierReader {

  @Override
  public Optional<TierSample> sample(double atSeconds) throws IOException {
    Optional<TierSample> sum = Optional.empty();
    for (TierReader part : parts) {
      Optional<TierSample> sample = part.sample(atSeconds);
      if (sample.isEmpty()) {
        return sample;
      }
      sum = Optional.of(sum.isEmpty() ? sample.get() : plus(sum.get(), sample.get()));
    }
    return sum;
  }

  private TierSample plus(TierSample one, TierSample other) {
    Map<String, Double> counters = new TreeMap<>(one.counters());
    other.counters().forEach((name, value) -> counters.merge(name, value, Double::sum));
    return new TierSample(
        tier,
        one.atSeconds(),
        one.cpuUserSeconds() + other.cpuUserSeconds(),
        one.cpuSystemSeconds() + other.cpuSystemSeconds(),
        one.residentBytes() + other.residentBytes(),
        counters);
  }
}
