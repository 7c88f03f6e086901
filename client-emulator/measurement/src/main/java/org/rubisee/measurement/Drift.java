package org.rubisee.measurement;

import java.util.Arrays;

/**
 * Whether the later half of a series equals the earlier one, by an equivalence test.
 *
 * <p>The series is cut into ten equal parts. The log means of the later five are compared with
 * those of the earlier five: two one-sided t tests at 2.5 % (TOST), which is the same as a 95 %
 * confidence interval that must lie within the margin. The level leaves room for callers that test
 * a growing series again and again. Parts, not single values, keep short autocorrelation out of the
 * standard error. A noisy or short series is not steady by default: it cannot be judged.
 *
 * <p>A change that is slow against the series looks like no change. A caller that must not be
 * deceived by it waits for {@link #SLOWEST_SECONDS}.
 *
 * @param ratio later over earlier
 * @param low lower end of the 95 % interval; 0 if nothing is known
 * @param high upper end; infinite if nothing is known
 * @param margin the largest relative change that does not matter
 */
public record Drift(double ratio, double low, double high, double margin) {
  /** Parts that are compared. */
  public static final int PARTS = 10;

  /** Fewer values than these cannot be judged. */
  public static final int LEAST_VALUES = PARTS;

  /** The time constant of the slowest approach to a steady state that tests must detect. */
  public static final double SLOWEST_SECONDS = 120;

  /** Student's t for 8 degrees of freedom, one-sided 2.5 %. */
  private static final double T = 2.3060;

  /** What a series shows. */
  public enum State {
    /** The whole interval lies within the margin. */
    STEADY,
    /** The whole interval lies outside the margin. */
    DRIFTING,
    /** The interval contains an end of the margin, or there are too few values. */
    CANNOT_TELL
  }

  /**
   * Tests a series.
   *
   * @param margin the largest relative change that does not matter: 0.05 is 5 %
   * @param series values at equal distances; none negative
   */
  public static Drift of(double margin, double... series) {
    double[] parts = series.length < LEAST_VALUES ? new double[PARTS] : logMeans(series);
    if (series.length < LEAST_VALUES || !Arrays.stream(parts).allMatch(Double::isFinite)) {
      return new Drift(1, 0, Double.POSITIVE_INFINITY, margin);
    }
    int half = PARTS / 2;
    double[] earlier = Arrays.copyOfRange(parts, 0, half);
    double[] later = Arrays.copyOfRange(parts, half, PARTS);
    double difference = mean(later) - mean(earlier);
    double distance = T * Math.sqrt((squares(earlier) + squares(later)) / (half - 1) / half);
    return new Drift(
        Math.exp(difference),
        Math.exp(difference - distance),
        Math.exp(difference + distance),
        margin);
  }

  /** What the series shows. */
  public State state() {
    double least = 1 / (1 + margin);
    double greatest = 1 + margin;
    if (low > least && high < greatest) {
      return State.STEADY;
    }
    return low > greatest || high < least ? State.DRIFTING : State.CANNOT_TELL;
  }

  /** Logarithms of the means of the parts. */
  private static double[] logMeans(double... series) {
    double[] logs = new double[PARTS];
    for (int part = 0; part < PARTS; part++) {
      int from = part * series.length / PARTS;
      int to = (part + 1) * series.length / PARTS;
      logs[part] = Math.log(mean(Arrays.copyOfRange(series, from, to)));
    }
    return logs;
  }

  private static double squares(double... values) {
    double mean = mean(values);
    return Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum();
  }

  private static double mean(double... values) {
    return Arrays.stream(values).average().orElse(Double.NaN);
  }
}
