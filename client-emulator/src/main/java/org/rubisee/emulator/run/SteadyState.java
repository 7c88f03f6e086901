package org.rubisee.emulator.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Whether a system that is warmed up has become steady: neither its throughput nor its median
 * response time has a trend that matters.
 *
 * <p>What is looked at is the later half of the time so far, but at least the shortest warm-up, cut
 * into ten equal parts. A series has a trend when the Mann-Kendall test finds one in the means of
 * the parts (|S| of at least 23, two-sided level 4.6 %); the test asks neither for a normal
 * distribution nor for a straight line. The trend matters when the mean of the later five parts
 * differs from that of the earlier five by more than 5 % of their mean. Looking back over half of
 * the time lets slow changes show the better, the longer they last.
 *
 * <p>Sources: H. B. Mann, Nonparametric Tests Against Trend, Econometrica 13 (1945), 245-259; M. G.
 * Kendall, Rank Correlation Methods, 4th ed. (1975), whose table for ten values gives P(S &gt;= 23)
 * = 0.023.
 */
final class SteadyState {

  /** Parts that are compared. */
  static final int PARTS = 10;

  private static final int CRITICAL_S = 23;
  private static final double MATTERS = 0.05;

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

  /** Whether the system is steady by now; false while too little was seen. */
  boolean isReached() {
    int enough = (int) Math.floor(shortestSeconds) - 1;
    return throughput.size() >= enough && isSteady(throughput) && isSteady(medianMillis);
  }

  private boolean isSteady(List<Double> series) {
    double[] parts = parts(series);
    return !hasTrend(parts) || isSmall(parts);
  }

  /** Means of equal parts of the later half. A last second that is missing changes little. */
  private double[] parts(List<Double> series) {
    int size = series.size();
    int looked = (int) Math.min(size, Math.max(shortestSeconds, size / 2.0));
    List<Double> recent = series.subList(size - looked, size);
    return IntStream.range(0, PARTS)
        .mapToDouble(
            part ->
                mean(
                    recent.subList(part * looked / PARTS, (part + 1) * looked / PARTS).stream()
                        .mapToDouble(Double::doubleValue)
                        .toArray()))
        .toArray();
  }

  /** Mann-Kendall: how many pairs rise, less how many fall. */
  private static boolean hasTrend(double[] parts) {
    int s = 0;
    for (int i = 0; i < parts.length; i++) {
      for (int j = i + 1; j < parts.length; j++) {
        s += (int) Math.signum(parts[j] - parts[i]);
      }
    }
    return Math.abs(s) >= CRITICAL_S;
  }

  private static boolean isSmall(double[] parts) {
    double earlier = mean(Arrays.copyOfRange(parts, 0, PARTS / 2));
    double later = mean(Arrays.copyOfRange(parts, PARTS / 2, PARTS));
    return Math.abs(later - earlier) <= MATTERS * (earlier + later) / 2;
  }

  private static double mean(double... values) {
    return Arrays.stream(values).average().orElse(0);
  }
}
