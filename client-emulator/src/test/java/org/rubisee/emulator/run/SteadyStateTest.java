package org.rubisee.emulator.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Seeded series, second by second, looked at as the emulator does. */
class SteadyStateTest {

  private static final double LEAST = 60;
  private static final double MOST = 600;
  private static final int SEEDS = 200;
  private static final DoubleUnaryOperator CONSTANT = second -> 1;

  @ParameterizedTest
  @ValueSource(doubles = {0.01, 0.02})
  void findsAQuietStationarySystemSteadyWithinAFewLooks(double noise) {
    double[] ends = ends(CONSTANT, CONSTANT, noise);
    assertThat(share(ends, 0, LEAST + 3 * LEAST / SteadyState.PARTS)).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  void takesLongerToShowThatANoisySystemIsSteady() {
    assertThat(share(ends(CONSTANT, CONSTANT, 0.1), 0, MOST - 1)).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  void doesNotCallASystemSteadyForItsNoise() {
    assertThat(share(ends(CONSTANT, CONSTANT, 0.4), 0, MOST - 1)).isLessThan(0.05);
  }

  @ParameterizedTest
  @ValueSource(doubles = {20, 40})
  void findsASystemSteadyAfterItsApproachAndNotBefore(double timeConstant) {
    DoubleUnaryOperator throughput = second -> 1 - Math.exp(-second / timeConstant);
    DoubleUnaryOperator response = second -> 1 + 4 * Math.exp(-second / timeConstant);
    double[] ends = ends(throughput, response, 0.05);
    double nearlyThere = Math.max(LEAST, 3 * timeConstant);
    assertThat(share(ends, nearlyThere, MOST - 1)).isGreaterThanOrEqualTo(0.95);
  }

  /**
   * A series that falls from 2 to 1 is still more than 5 % above its end before 3 time constants.
   */
  @ParameterizedTest
  @ValueSource(doubles = {60, 120, 240})
  void isSeldomFooledByASlowFall(double timeConstant) {
    DoubleUnaryOperator falling = second -> 1 + Math.exp(-second / timeConstant);
    double[] ends = ends(falling, falling, 0.1);
    double fivePercentAbove = Math.min(MOST - 1, timeConstant * Math.log(20));
    assertThat(share(ends, 0, fivePercentAbove)).isLessThan(0.05);
  }

  /** Throughput and response time share their noise: one lucky series decides for both. */
  @ParameterizedTest
  @CsvSource({"120, 0.02, 0", "120, 0.1, 0", "120, 0.1, 0.5", "60, 0.1, 0", "60, 0.05, 0.5"})
  void isSeldomFooledByNoiseThatBothFiguresShare(
      double timeConstant, double noise, double autocorrelation) {
    double fivePercentAbove = Math.min(MOST - 1, timeConstant * Math.log(20));
    long early =
        IntStream.range(0, SEEDS)
            .mapToDouble(seed -> sharedEnd(timeConstant, noise, autocorrelation, new Random(seed)))
            .filter(end -> end <= fivePercentAbove)
            .count();
    assertThat(early / (double) SEEDS).isLessThan(0.05);
  }

  @Test
  void goesToItsLimitWhileResponseTimesGrow() {
    assertThat(ends(CONSTANT, second -> 1 + second / LEAST, 0.1)).containsOnly(MOST);
  }

  @Test
  void goesToItsLimitWhileThroughputFalls() {
    assertThat(ends(second -> Math.exp(-second / 150), CONSTANT, 0.05)).containsOnly(MOST);
  }

  @Test
  void saysNothingBeforeTheShortestTimeIsOver() {
    SteadyState state = new SteadyState(LEAST);
    IntStream.range(0, (int) LEAST - 2).forEach(second -> state.second(100, 5));
    assertThat(state.isReached()).isFalse();
    IntStream.range(0, 2).forEach(second -> state.second(100, 5));
    assertThat(state.isReached()).isTrue();
  }

  @Test
  void aTrendThatIsSmallDoesNotMatter() {
    SteadyState state = new SteadyState(LEAST);
    IntStream.range(0, (int) LEAST).forEach(second -> state.second(100 + 0.1 * second, 5));
    assertThat(state.isReached()).isTrue();
  }

  /** When the warm-up of each seed ends; {@link #MOST}: at its limit, not steady. */
  private static double[] ends(
      DoubleUnaryOperator throughput, DoubleUnaryOperator response, double noise) {
    return IntStream.range(0, SEEDS)
        .mapToDouble(seed -> end(throughput, response, noise, new Random(seed)))
        .toArray();
  }

  private static double end(
      DoubleUnaryOperator throughput, DoubleUnaryOperator response, double noise, Random random) {
    SteadyState state = new SteadyState(LEAST);
    int second = 0;
    for (double end = LEAST; end < MOST; end += state.stepSeconds()) {
      for (; second < end; second++) {
        state.second(
            100 * throughput.applyAsDouble(second + 0.5) * (1 + noise * random.nextGaussian()),
            20 * response.applyAsDouble(second + 0.5) * (1 + noise * random.nextGaussian()));
      }
      if (state.isReached()) {
        return end;
      }
    }
    return MOST;
  }

  private static double sharedEnd(
      double timeConstant, double noise, double autocorrelation, Random random) {
    SteadyState state = new SteadyState(LEAST);
    double noiseState = random.nextGaussian();
    int second = 0;
    for (double end = LEAST; end < MOST; end += state.stepSeconds()) {
      for (; second < end; second++) {
        double cost = (1 + Math.exp(-(second + 0.5) / timeConstant)) * Math.exp(noise * noiseState);
        state.second(100 / cost, 20 * cost);
        noiseState =
            autocorrelation * noiseState
                + Math.sqrt(1 - autocorrelation * autocorrelation) * random.nextGaussian();
      }
      if (state.isReached()) {
        return end;
      }
    }
    return MOST;
  }

  private static double share(double[] ends, double from, double to) {
    long within =
        IntStream.range(0, ends.length).filter(i -> ends[i] >= from && ends[i] <= to).count();
    return (double) within / ends.length;
  }
}
