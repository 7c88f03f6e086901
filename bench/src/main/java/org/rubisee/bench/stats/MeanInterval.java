package org.rubisee.bench.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A mean with its 95 % confidence interval by Student's t.
 *
 * @param count how many values it is the mean of
 * @param mean the mean
 * @param halfWidth half the interval's width; infinite for a single value, of which nothing is
 *     known
 */
public record MeanInterval(int count, double mean, double halfWidth) {
  private static final double UPPER_TAIL = 0.975;

  /**
   * The mean of these values.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static MeanInterval of(double... values) {
    Moments moments = Moments.of(values);
    return new MeanInterval(values.length, moments.mean(), halfWidth(moments));
  }

  /** The lower end. */
  public double low() {
    return mean - halfWidth;
  }

  /** The upper end. */
  public double high() {
    return mean + halfWidth;
  }

  /** Whether there are enough values for an interval at all. */
  public boolean isKnown() {
    return Double.isFinite(halfWidth);
  }

  private static double halfWidth(Moments moments) {
    if (moments.count() < 2) {
      return Double.POSITIVE_INFINITY;
    }
    double quantile =
        TDistribution.of(moments.count() - 1).inverseCumulativeProbability(UPPER_TAIL);
    return quantile * Math.sqrt(moments.varianceOfMean());
  }
}
