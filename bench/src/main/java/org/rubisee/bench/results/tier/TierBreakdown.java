package org.rubisee.bench.results.tier;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What a tier's CPU time was spent on, as a profiler sampled it in the measured phase.
 *
 * @param tier the tier
 * @param samples how many samples fell into each category; none into those that are missing
 */
public record TierBreakdown(Tier tier, Map<BreakdownCategory, Long> samples) {

  /** Copies the map, in the order of the categories. */
  public TierBreakdown {
    EnumMap<BreakdownCategory, Long> ordered = new EnumMap<>(BreakdownCategory.class);
    ordered.putAll(samples);
    samples = Collections.unmodifiableMap(ordered);
  }

  /** All samples of a tier in several trials together. */
  public static TierBreakdown merged(Tier tier, List<TierBreakdown> breakdowns) {
    EnumMap<BreakdownCategory, Long> sum = new EnumMap<>(BreakdownCategory.class);
    breakdowns.stream()
        .filter(breakdown -> breakdown.tier() == tier)
        .forEach(
            breakdown ->
                breakdown.samples().forEach((kind, count) -> sum.merge(kind, count, Long::sum)));
    return new TierBreakdown(tier, sum);
  }

  /** All samples. */
  public long total() {
    return samples.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The share of a category among all samples, from 0 to 1; 0 when there are none. */
  public double share(BreakdownCategory category) {
    long total = total();
    return total == 0 ? 0 : (double) samples.getOrDefault(category, 0L) / total;
  }
}
