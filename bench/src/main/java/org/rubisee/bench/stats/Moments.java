package org.rubisee.bench.stats;

import org.hipparchus.stat.StatUtils;

/**
 * Count, mean and variance of a sample.
 *
 * @param count how many values
 * @param mean their mean
 * @param variance their variance with divisor n - 1; 0 for a single value
 */
public record Moments(int count, double mean, double variance) {

  /** The moments of a sample of at least one value. */
  public static Moments of(double... values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("No value has no mean: give at least one");
    }
    return new Moments(values.length, StatUtils.mean(values), StatUtils.variance(values));
  }

  /** The variance of the mean of independent values. */
  public double varianceOfMean() {
    return variance / count;
  }
}
