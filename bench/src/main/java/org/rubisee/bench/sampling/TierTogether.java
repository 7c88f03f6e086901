package org.rubisee.bench.sampling;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.counter.StolenTime;

/**
 * A tier of several processes, or of several machines: what they use is added up. {@link
 * StolenTime} reads the same of a machine for each of its processes, so it is counted once.
 *
 * @param tier the tier
 * @param parts readers of its processes, or of machines, at least one
 * @param isOneMachine whether the parts are processes of one machine
 */
public record TierTogether(Tier tier, List<TierReader> parts, boolean isOneMachine)
    implements TierReader {

  /** A tier of processes of one machine. */
  public TierTogether(Tier tier, List<TierReader> parts) {
    this(tier, parts, true);
  }

  /**
   * A tier of processes on several machines.
   *
   * @param machines the readers of the processes of each machine, at least one of each
   */
  public static TierReader ofMachines(Tier tier, Collection<List<TierReader>> machines) {
    List<TierReader> each = machines.stream().map(parts -> of(tier, parts, true)).toList();
    return of(tier, each, false);
  }

  private static TierReader of(Tier tier, List<TierReader> parts, boolean isOneMachine) {
    return parts.size() == 1 ? parts.get(0) : new TierTogether(tier, parts, isOneMachine);
  }

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
                counters.merge(
                    name, value, isOneMachine && isOfMachine(name) ? Math::max : Double::sum));
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
