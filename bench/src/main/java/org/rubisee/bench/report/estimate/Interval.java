package org.rubisee.bench.report.estimate;

import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.stats.Comparison;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.bench.stats.paired.RatioInterval;
import org.rubisee.settings.Text;

/**
 * A value with its 95 % confidence interval.
 *
 * @param value the value
 * @param low lower end; minus infinity, or 0 of a ratio, where it is not known; NaN where the value
 *     is defined
 * @param high upper end; infinite where it is not known; NaN where the value is defined
 */
public record Interval(double value, double low, double high) {

  /** What was not measured. */
  public static final Interval UNKNOWN =
      new Interval(Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

  /** A value that was not measured but defined. */
  public static Interval exactly(double value) {
    return new Interval(value, Double.NaN, Double.NaN);
  }

  /** A geometric mean, or a ratio of two. */
  public static Interval of(RatioInterval ratio) {
    return new Interval(ratio.ratio(), ratio.lower(), ratio.upper());
  }

  /** A mean. */
  public static Interval of(MeanInterval mean) {
    return new Interval(mean.mean(), mean.low(), mean.high());
  }

  /** A mean of what is never below 0. */
  public static Interval ofPositive(MeanInterval mean) {
    return new Interval(
        mean.mean(), mean.isKnown() ? Math.max(0, mean.low()) : mean.low(), mean.high());
  }

  /** A value of everything together, with the interval of the mean of what its parts have. */
  public static Interval around(double value, MeanInterval parts) {
    return parts.isKnown()
        ? new Interval(value, Math.min(value, parts.low()), Math.max(value, parts.high()))
        : new Interval(value, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

  /** A ratio of geometric means. */
  public static Interval of(Comparison comparison) {
    return new Interval(comparison.ratio(), comparison.low(), comparison.high());
  }

  /** Whether there were enough values for an interval. */
  public boolean isKnown() {
    return Double.isFinite(high);
  }

  /** Whether it is defined. */
  public boolean isExact() {
    return Double.isNaN(low);
  }

  /** Whether the interval of a ratio leaves out 1. */
  public boolean excludesEquality() {
    return isKnown() && (low > 1 || high < 1);
  }

  /** A point of a plot, with whiskers if the interval is known. */
  public LinePlot.Point at(double x, boolean hollow) {
    return new LinePlot.Point(x, value, isKnown() ? low : value, isKnown() ? high : value, hollow);
  }

  /**
   * Value, unit and interval, for example {@code 1.92 ms (1.80 to 2.05)}: no value without its
   * interval.
   *
   * @param unit may be empty
   */
  public String inWords(String unit) {
    if (Double.isNaN(value)) {
      return "not measured";
    }
    String text = (Numbers.of(value) + " " + unit).strip();
    if (isExact()) {
      return text;
    }
    return isKnown()
        ? Text.of("%s (%s to %s)", text, Numbers.of(low), Numbers.of(high))
        : text + " (interval unknown)";
  }
}
