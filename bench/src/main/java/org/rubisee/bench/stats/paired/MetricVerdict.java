package org.rubisee.bench.stats.paired;

/**
 * The verdict on one metric of a family.
 *
 * @param metric the metric
 * @param interval its two-sided 95 % interval, NEW over BASE, not adjusted for the family
 * @param pRegression p-value of "not worse", one-sided, Holm-adjusted over the family
 * @param pBeyondTolerance p-value of "worse than the tolerance", one-sided, not adjusted
 * @param settling whether the ratio by which NEW is worse has settled
 * @param verdict the verdict
 */
public record MetricVerdict(
    MetricRatios metric,
    RatioInterval interval,
    double pRegression,
    double pBeyondTolerance,
    Settling settling,
    Verdict verdict) {

  /** The smallest deterioration that this run finds with 90 % power, as a ratio above 1. */
  public double smallestRatio() {
    return settling.smallestRatio();
  }

  /**
   * Whether NEW was worse while it was measured, and all that keeps this from being a regression
   * are other metrics of the family or a ratio that may still approach 1.
   */
  public boolean isWorseForNow() {
    return verdict == Verdict.CANNOT_TELL && settling.mean().pValueAbove(1) < Regression.LEVEL;
  }
}
