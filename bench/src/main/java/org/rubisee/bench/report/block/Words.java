package org.rubisee.bench.report.block;

import java.util.Locale;
import java.util.OptionalDouble;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.bench.stats.paired.RatioInterval;

/** Figures of a run in blocks, as reports write them: no value without its interval. */
final class Words {

  private Words() {}

  /** A ratio or a value with its interval, for example {@code 1.92 (1.80 to 2.05)}. */
  static String of(RatioInterval interval) {
    return of(interval, "");
  }

  /** The same with a unit. */
  static String of(RatioInterval interval, String unit) {
    String space = unit.isEmpty() ? "" : " ";
    return interval.isKnown()
        ? "%s%s%s (%s to %s)"
            .formatted(
                digits(interval.ratio()),
                space,
                unit,
                digits(interval.lower()),
                digits(interval.upper()))
        : digits(interval.ratio()) + space + unit + " (interval unknown)";
  }

  /** A mean of what is never below 0, with its interval and its unit, if it has one. */
  static String of(MeanInterval mean, String unit) {
    String value = digits(mean.mean()) + (unit.isEmpty() ? "" : " " + unit);
    return mean.isKnown()
        ? "%s (%s to %s)".formatted(value, digits(Math.max(0, mean.low())), digits(mean.high()))
        : value + " (interval unknown)";
  }

  /** Three digits. */
  static String digits(double value) {
    if (Double.isInfinite(value)) {
      return "∞";
    }
    return value >= 1000
        ? Numbers.of(Math.round(value))
        : String.format(Locale.ROOT, value >= 100 ? "%.0f" : "%.3g", value);
  }

  /** A word as the first of a heading. */
  static String capitalised(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  /** A percentile. */
  static String millis(OptionalDouble value) {
    return value.isEmpty() ? "too few" : Numbers.millis(value.getAsDouble());
  }
}
