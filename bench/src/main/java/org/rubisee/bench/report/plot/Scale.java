package org.rubisee.bench.report.plot;

import java.util.ArrayList;
import java.util.List;

/**
 * Maps values to positions on a drawing.
 *
 * @param low the value at {@code from}
 * @param high the value at {@code to}
 * @param from position in pixels
 * @param to position in pixels
 * @param logarithmic whether equal distances are equal ratios
 */
record Scale(double low, double high, double from, double to, boolean logarithmic) {
  private static final double[] STEPS = {1, 2, 2.5, 5, 10};
  private static final double[] NICE = {1, 2, 5, 10};

  /** Above this ratio of its ends, an axis has room for powers of ten only. */
  private static final double LONG_RATIO = 50;

  private static final double LEAST = 1e-3;

  /** From 0 to a round number that is not below the greatest value. */
  static Scale fromZero(double greatest, double from, double to) {
    return around(0, greatest > 0 ? greatest : 1, from, to);
  }

  /** Between round numbers that hold two values and 0. */
  static Scale around(double least, double greatest, double from, double to) {
    double step = step(greatest > least ? greatest - least : 1);
    double high = Math.ceil(Math.max(greatest, 0) / step - 1e-9) * step;
    double low = Math.floor(Math.min(least, 0) / step + 1e-9) * step;
    return new Scale(low, high > low ? high : low + step, from, to, false);
  }

  /** Exactly between two values. */
  static Scale between(double low, double high, double from, double to) {
    return new Scale(low, high > low ? high : low + 1, from, to, false);
  }

  /**
   * Logarithmic, between the nearest of 1, 2, 5, 10, 20 … that hold the values.
   *
   * @param least the least value; below 0.001 the axis begins at 0.001
   * @param greatest the greatest value
   */
  static Scale near(double least, double greatest, double from, double to) {
    double low = rounded(Math.max(least, LEAST), false);
    double high = rounded(Math.max(greatest, low * 1.001), true);
    return new Scale(low, high, from, to, true);
  }

  /** The next of 1, 2, 5, 10 … that is not above, or not below, a value. */
  private static double rounded(double value, boolean up) {
    double decade = Math.pow(10, Math.floor(Math.log10(value) + 1e-9));
    double found = decade;
    for (double step : NICE) {
      double candidate = step * decade;
      if (up && candidate >= value * (1 - 1e-9)) {
        return candidate;
      }
      found = candidate <= value * (1 + 1e-9) ? candidate : found;
    }
    return found;
  }

  /** The position of a value. */
  double at(double value) {
    double part =
        logarithmic
            ? Math.log(Math.max(value, low) / low) / Math.log(high / low)
            : (value - low) / (high - low);
    return from + part * (to - from);
  }

  /** Round values along the axis. */
  List<Double> ticks() {
    List<Double> ticks = new ArrayList<>();
    if (logarithmic) {
      boolean isLong = high / low > LONG_RATIO;
      for (double decade = Math.pow(10, Math.floor(Math.log10(low) + 1e-9));
          decade <= high * 1.001;
          decade *= 10) {
        for (double step : isLong ? new double[] {1} : new double[] {1, 2, 5}) {
          if (step * decade >= low * 0.999 && step * decade <= high * 1.001) {
            ticks.add(step * decade);
          }
        }
      }
    } else {
      double step = step(high - low);
      for (double i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-6; i++) {
        ticks.add(i * step);
      }
    }
    return ticks;
  }

  private static double step(double range) {
    double rough = range / 5;
    double decade = Math.pow(10, Math.floor(Math.log10(rough)));
    for (double step : STEPS) {
      if (step * decade >= rough * 0.999) {
        return step * decade;
      }
    }
    return 10 * decade;
  }
}
