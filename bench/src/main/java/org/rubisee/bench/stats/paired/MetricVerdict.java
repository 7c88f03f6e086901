package org.rubisee.bench.stats.paired;

/**
 * The verdict on one metric of a family.
 *
 * @param metric the metric
 * @param interval its two-sided 95 % interval, NEW over BASE, not adjusted for the family
 * @param pRegression p-value of "not worse", one-sided, Holm-adjusted over the family
 * @param pBeyondTolerance p-value of "worse than the tolerance", one-sided, not adjusted
 * @param smallestRatio the smallest deterioration that this run finds with 90 % power, as a ratio
 *     above 1
 * @param verdict the verdict
 */
public record MetricVerdict(
    MetricRatios metric,
    RatioInterval interval,
    double pRegression,
    double pBeyondTolerance,
    double smallestRatio,
    Verdict verdict) {}
