package org.rubisee.bench.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Welch's t for the difference of two means of unequal variances.
 *
 * @param standardError of the difference; infinite when a side has a single value
 * @param degrees degrees of freedom by Welch and Satterthwaite; NaN when neither side varies
 */
record Welch(double standardError, double degrees) {
  private static final double UPPER_TAIL = 0.975;

  static Welch of(Moments base, Moments other) {
    if (base.count() < 2 || other.count() < 2) {
      return new Welch(Double.POSITIVE_INFINITY, Double.NaN);
    }
    double a = base.varianceOfMean();
    double b = other.varianceOfMean();
    double degrees = (a + b) * (a + b) / (a * a / (base.count() - 1) + b * b / (other.count() - 1));
    return new Welch(Math.sqrt(a + b), degrees);
  }

  /** Half the width of the difference's 95 % confidence interval. */
  double halfWidth() {
    return isDistributed()
        ? TDistribution.of(degrees).inverseCumulativeProbability(UPPER_TAIL) * standardError
        : standardError;
  }

  /** How likely so large a difference is between equals, two-sided. */
  double pValue(double difference) {
    if (!isDistributed()) {
      return standardError == 0 && difference != 0 ? 0 : 1;
    }
    double t = Math.abs(difference) / standardError;
    return 2 * TDistribution.of(degrees).survivalProbability(t);
  }

  private boolean isDistributed() {
    return standardError > 0 && Double.isFinite(standardError);
  }
}
