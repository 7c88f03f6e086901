package org.rubisee.bench.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A mean with its 95 % confidence interval by Student's t.
 *
 * @param count how many values it rests on
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

  /**
   * This less another one that was measured apart from it, by Welch's t.
   *
   * @return a difference of which nothing is known if either rests on a single value
   */
  public MeanInterval minus(MeanInterval other) {
    double difference = mean - other.mean;
    double width = Welch.of(moments(), other.moments()).halfWidth();
    return new MeanInterval(count + other.count, difference, width);
  }

  /** The same in another unit. */
  public MeanInterval times(double factor) {
    return new MeanInterval(count, mean * factor, halfWidth * Math.abs(factor));
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
    return quantile(moments.count()) * Math.sqrt(moments.varianceOfMean());
  }

  /** Of what the interval was made. */
  private Moments moments() {
    if (!isKnown()) {
      return new Moments(1, mean, 0);
    }
    double standardError = halfWidth / quantile(count);
    return new Moments(count, mean, standardError * standardError * count);
  }

  private static double quantile(int count) {
    return TDistribution.of(count - 1).inverseCumulativeProbability(UPPER_TAIL);
  }
}
