package org.rubisee.emulator.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rubisee.measurement.block.BlockCommand;

/**
 * Kolmogorov-Smirnov tests of arrivals against a Poisson process. Of 200 seeds a test at 5 % is
 * expected to reject 10, with a standard deviation of 3.1.
 */
class ScheduleTest {

  private static final double RATE = 25;
  private static final double SECONDS = 400;
  private static final int SEEDS = 200;

  /** Critical distance at 5 %, times the root of n. */
  private static final double CRITICAL = 1.358;

  @Test
  void gapsAreExponential() {
    assertThat(
            rejected(
                arrivals -> {
                  double[] gaps = new double[arrivals.length];
                  for (int i = 0; i < gaps.length; i++) {
                    double gap = (arrivals[i] - (i == 0 ? 0 : arrivals[i - 1])) / 1e9;
                    gaps[i] = 1 - Math.exp(-RATE * gap);
                  }
                  return distanceFromUniform(gaps);
                }))
        .isBetween(1L, 20L);
  }

  /** Given their number, arrivals of a Poisson process are uniform: no drift, no bursts. */
  @Test
  void arrivalsAreSpreadUniformly() {
    assertThat(
            rejected(
                arrivals ->
                    distanceFromUniform(
                        Arrays.stream(arrivals).mapToDouble(at -> at / 1e9 / SECONDS).toArray())))
        .isBetween(1L, 20L);
  }

  @Test
  void thereAreAsManyAsTheRateSays() {
    long all = LongStream.rangeClosed(1, SEEDS).map(seed -> arrivals("one", seed).length).sum();
    double expected = SEEDS * RATE * SECONDS;

    assertThat((double) all)
        .isBetween(expected - 4 * Math.sqrt(expected), expected + 4 * Math.sqrt(expected));
  }

  @Test
  void isTheSameForAllStationsAndAnotherForAnotherSeed() {
    assertThat(arrivals("one", 7)).isEqualTo(arrivals("other", 7));
    assertThat(arrivals("one", 8)).isNotEqualTo(arrivals("one", 7));
  }

  private static long rejected(ToDoubleFunction<long[]> scaledDistance) {
    return LongStream.rangeClosed(1, SEEDS)
        .filter(seed -> scaledDistance.applyAsDouble(arrivals("one", seed)) > CRITICAL)
        .count();
  }

  private static double distanceFromUniform(double[] values) {
    Arrays.sort(values);
    double distance = 0;
    for (int i = 0; i < values.length; i++) {
      distance = Math.max(distance, Math.abs(values[i] - (double) i / values.length));
      distance = Math.max(distance, Math.abs(values[i] - (i + 1.0) / values.length));
    }
    return distance * Math.sqrt(values.length);
  }

  private static long[] arrivals(String station, long seed) {
    return Schedule.poisson(new BlockCommand.Pace(station, "x", RATE, SECONDS, seed, 0))
        .firstNanos();
  }
}
