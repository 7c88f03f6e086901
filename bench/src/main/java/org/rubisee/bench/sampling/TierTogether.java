package org.rubisee.bench.sampling;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.counter.StolenTime;

/**
 * A tier of several processes of one machine: what they use is added up. {@link StolenTime} reads
 * the same of the machine for each of them, so it is counted once.
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
    other
        .counters()
        .forEach(
            (name, value) ->
                counters.merge(name, value, isOfMachine(name) ? Math::max : Double::sum));
    return new TierSample(
        tier,
        one.atSeconds(),
        one.cpuUserSeconds() + other.cpuUserSeconds(),
        one.cpuSystemSeconds() + other.cpuSystemSeconds(),
        one.residentBytes() + other.residentBytes(),
        counters);
  }

  /** Readings follow each other and counters grow, so the greatest is the latest. */
  private static boolean isOfMachine(String counter) {
    return StolenTime.COUNTERS.contains(counter);
  }
}
