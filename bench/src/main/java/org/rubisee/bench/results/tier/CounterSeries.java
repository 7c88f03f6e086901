package org.rubisee.bench.results.tier;

import java.util.Comparator;
import java.util.List;
import org.rubisee.measurement.PhaseSpan;

/**
 * A counter over time, read now and then.
 *
 * @param readings the readings
 */
public record CounterSeries(List<Reading> readings) {

  /**
   * A reading.
   *
   * @param atSeconds when
   * @param value how much had been counted
   */
  public record Reading(double atSeconds, double value) {}

  /** Sorts the readings. */
  public CounterSeries {
    readings = readings.stream().sorted(Comparator.comparingDouble(Reading::atSeconds)).toList();
  }

  /**
   * How much the counter grew per second of a phase, by the part of the phase that lies between the
   * first and the last reading; NaN when there is no such part.
   */
  public double perSecondIn(PhaseSpan phase) {
    if (readings.size() < 2) {
      return Double.NaN;
    }
    double from = Math.max(phase.fromSecond(), readings.get(0).atSeconds());
    double to = Math.min(phase.toSecond(), readings.get(readings.size() - 1).atSeconds());
    return to > from ? (at(to) - at(from)) / (to - from) : Double.NaN;
  }

  /** The value at a time, interpolated; before the first and after the last reading that one's. */
  double at(double second) {
    Reading before = readings.get(0);
    for (Reading reading : readings) {
      if (reading.atSeconds() >= second) {
        return between(before, reading, second);
      }
      before = reading;
    }
    return before.value();
  }

  private static double between(Reading before, Reading after, double second) {
    double span = after.atSeconds() - before.atSeconds();
    double part = span <= 0 ? 0 : Math.max(0, (second - before.atSeconds()) / span);
    return before.value() + part * (after.value() - before.value());
  }
}
