package org.rubisee.emulator.run;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.measurement.Drift;

/**
 * Whether a system that is warmed up has become steady: both its throughput and its median response
 * time are shown to change by less than 5 %.
 *
 * <p>The test looks at the later half of the time so far, but at least at the shortest warm-up.
 * {@link Drift} compares the later half of this window with the earlier one. A window that grows
 * judges a slow change over a long time. A noisy system takes longer to show that it is steady;
 * until then it is not.
 */
final class SteadyState {

  /** Parts of the shortest warm-up; a test follows each. */
  static final int PARTS = Drift.PARTS;

  private static final double MARGIN = 0.05;

  private final double shortestSeconds;
  private final List<Double> throughput = new ArrayList<>();
  private final List<Double> medianMillis = new ArrayList<>();

  /**
   * Nothing was seen yet.
   *
   * @param shortestSeconds what is looked at, at least; {@link #isReached} is false before
   */
  SteadyState(double shortestSeconds) {
    this.shortestSeconds = shortestSeconds;
  }

  /** Seconds between two looks: a part of the shortest warm-up. */
  double stepSeconds() {
    return shortestSeconds / PARTS;
  }

  /**
   * Another second is over.
   *
   * @param answered interactions that were answered in it
   * @param p50Millis median of their response times
   */
  void second(double answered, double p50Millis) {
    throughput.add(answered);
    medianMillis.add(p50Millis);
  }

  /** Whether the system is shown to be steady by now; false while too little was seen. */
  boolean isReached() {
    int enough = (int) Math.floor(shortestSeconds) - 1;
    return throughput.size() >= enough && isSteady(throughput) && isSteady(medianMillis);
  }

  /** The later half, at least the shortest time. A last second that is missing changes little. */
  private boolean isSteady(List<Double> series) {
    int size = series.size();
    int window = (int) Math.min(size, Math.max(shortestSeconds, size / 2.0));
    double[] recent =
        series.subList(size - window, size).stream().mapToDouble(Double::doubleValue).toArray();
    return Drift.of(MARGIN, recent).state() == Drift.State.STEADY;
  }
}
