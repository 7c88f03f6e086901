package org.rubisee.bench.stats;

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
    double mean = 0;
    double squares = 0;
    for (int i = 0; i < values.length; i++) {
      double distance = values[i] - mean;
      mean += distance / (i + 1);
      squares += distance * (values[i] - mean);
    }
    return new Moments(values.length, mean, values.length < 2 ? 0 : squares / (values.length - 1));
  }

  /** The variance of the mean of independent values. */
  public double varianceOfMean() {
    return variance / count;
  }
}
