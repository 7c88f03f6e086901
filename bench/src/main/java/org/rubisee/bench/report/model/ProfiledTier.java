package org.rubisee.bench.report.model;

import org.rubisee.bench.report.plot.Breakdown;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.tier.BreakdownCategory;
import org.rubisee.bench.results.tier.TierBreakdown;

/**
 * A tier of a profiled point.
 *
 * @param point the point; its trials are all profiled
 * @param configurationTitle what runs, in words
 * @param samples the tier's samples of all trials together
 * @param namesLoad whether its name tells the number of clients
 */
public record ProfiledTier(
    LoadPoint point, String configurationTitle, TierBreakdown samples, boolean namesLoad) {

  public String name() {
    return configurationTitle
        + ", "
        + samples.tier().label()
        + (namesLoad ? ", " + Numbers.of(point.clients()) + " clients" : "");
  }

  public Breakdown.Bar bar() {
    return new Breakdown.Bar(name(), samples, point.cpuMillis(samples.tier()));
  }

  /** The share of samples that fit no rule, from 0 to 1. */
  public double unclassified() {
    return samples.share(BreakdownCategory.OTHER);
  }
}
