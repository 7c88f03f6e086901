package org.rubisee.bench.stats.paired;

/**
 * A metric of a comparison.
 *
 * @param name its name with the cell that it was measured in
 * @param ratios NEW over BASE
 * @param better which direction is better
 */
public record MetricRatios(String name, LogRatios ratios, Better better) {

  /** Which values of a metric are better. */
  public enum Better {
    /** Costs and times. */
    LOWER,
    /** Throughput and capacity. */
    HIGHER
  }

  /** The ratio by which NEW is worse: NEW over BASE of a cost, BASE over NEW of a throughput. */
  public LogRatios deterioration() {
    return better == Better.LOWER ? ratios : ratios.inverse();
  }
}
