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

  /** From 0 to a round number that is not below the greatest value. */
  static Scale fromZero(double greatest, double from, double to) {
    double top = greatest > 0 ? greatest : 1;
    double step = step(top);
    return new Scale(0, Math.ceil(top / step - 1e-9) * step, from, to, false);
  }

  /** Exactly between two values. */
  static Scale between(double low, double high, double from, double to) {
    return new Scale(low, high > low ? high : low + 1, from, to, false);
  }

  /** Over whole decades around the values. */
  static Scale decades(double least, double greatest, double from, double to) {
    double low = Math.pow(10, Math.floor(Math.log10(Math.max(least, 1e-3))));
    double high = Math.pow(10, Math.ceil(Math.log10(Math.max(greatest, low * 10))));
    return new Scale(low, high, from, to, true);
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
      for (double tick = low; tick <= high * 1.001; tick *= 10) {
        ticks.add(tick);
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
