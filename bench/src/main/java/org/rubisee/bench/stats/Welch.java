package org.rubisee.bench.stats;

import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;

/**
 * Welch's t test of the difference of two means of unequal variances.
 *
 * @param difference the second mean less the first
 * @param halfWidth half the width of its 95 % confidence interval; infinite when a side has a
 *     single value
 * @param pValue how likely so large a difference is between equals, two-sided; 1 when a side has a
 *     single value
 * @param standardError of the difference; infinite when a side has a single value
 * @param degrees degrees of freedom by Welch and Satterthwaite; NaN where there is no distribution
 */
record Welch(
    double difference, double halfWidth, double pValue, double standardError, double degrees) {
  private static final double UPPER_TAIL = 0.975;
  private static final TTest TEST = TTest.withDefaults().with(DataDispersion.HETEROSCEDASTIC);

  static Welch of(Moments base, Moments other) {
    double difference = other.mean() - base.mean();
    if (base.count() < 2 || other.count() < 2) {
      return new Welch(
          difference, Double.POSITIVE_INFINITY, 1, Double.POSITIVE_INFINITY, Double.NaN);
    }
    double standardError = Math.sqrt(base.varianceOfMean() + other.varianceOfMean());
    if (standardError == 0) {
      // neither side varies, so no distribution tells how likely a difference is
      return new Welch(difference, 0, difference == 0 ? 1 : 0, 0, Double.NaN);
    }
    TTest.Result result =
        TEST.test(
            other.mean(),
            other.variance(),
            other.count(),
            base.mean(),
            base.variance(),
            base.count());
    double quantile =
        TDistribution.of(result.getDegreesOfFreedom()).inverseCumulativeProbability(UPPER_TAIL);
    return new Welch(
        difference,
        quantile * standardError,
        result.getPValue(),
        standardError,
        result.getDegreesOfFreedom());
  }
}
