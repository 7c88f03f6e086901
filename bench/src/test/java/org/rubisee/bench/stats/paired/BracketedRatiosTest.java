package org.rubisee.bench.stats.paired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BracketedRatiosTest {

  private static final int REPETITIONS = 4_000;
  private static final double DEVIATION = 0.06;

  @Test
  void aTimeIsComparedWithTheGeometricMeanAroundIt() {
    BracketedRatios ratios =
        new BracketedRatios(List.of(100.0, 121.0, 100.0), List.of(110.0, 99.0));

    assertThat(ratios.of(0)).isCloseTo(1, within(1e-9));
    assertThat(ratios.of(1)).isCloseTo(0.9, within(1e-9));
    assertThat(ratios.interval().ratio()).isCloseTo(Math.sqrt(0.9), within(1e-9));
  }

  /** Values fall by a tenth from each time to the next one. */
  @Test
  void aSteadyDriftIsNoEffect() {
    RatioInterval interval =
        new BracketedRatios(List.of(100.0, 81.0, 65.61), List.of(90.0, 72.9)).interval();

    assertThat(interval.ratio()).isCloseTo(1, within(1e-9));
    assertThat(interval.lower()).isCloseTo(1, within(1e-9));
  }

  @Test
  void aZeroHasNoInterval() {
    for (BracketedRatios ratios :
        List.of(
            new BracketedRatios(List.of(100.0, 0.0), List.of(90.0)),
            new BracketedRatios(List.of(100.0, 100.0), List.of(0.0)))) {
      assertThat(ratios.interval().ratio()).isZero();
      assertThat(ratios.interval().upper()).isInfinite();
    }
  }

  @Test
  void eachTimeNeedsThoseAroundIt() {
    assertThatThrownBy(() -> new BracketedRatios(List.of(100.0), List.of(90.0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 with, 1 without");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 6})
  void intervalsWithoutAnEffectContainOne(int times) {
    SplittableRandom random = new SplittableRandom(16);

    assertThat(coverage(times, i -> DEVIATION * random.nextGaussian())).isBetween(0.9, 0.97);
    assertThat(coverage(times, walk(random))).isBetween(0.9, 0.97);
    assertThat(
            coverage(
                times,
                i -> DEVIATION * random.nextGaussian() - (random.nextDouble() < 0.1 ? 0.25 : 0)))
        .isBetween(0.9, 0.97);
  }

  /** Beside noise of its own, each time begins where the one before it ended. */
  private static IntToDoubleFunction walk(SplittableRandom random) {
    double[] at = {0};
    return i -> {
      at[0] = i == 0 ? 0 : at[0] + DEVIATION * random.nextGaussian();
      return at[0] + DEVIATION / 2 * random.nextGaussian();
    };
  }

  /**
   * How many of the intervals contain 1.
   *
   * @param logValue logarithm of the value of a time, by its number
   */
  private static double coverage(int times, IntToDoubleFunction logValue) {
    int covered = 0;
    for (int repetition = 0; repetition < REPETITIONS; repetition++) {
      List<Double> without = new ArrayList<>();
      List<Double> with = new ArrayList<>();
      for (int i = 0; i <= 2 * times; i++) {
        (i % 2 == 0 ? without : with).add(Math.exp(logValue.applyAsDouble(i)));
      }
      RatioInterval interval = new BracketedRatios(without, with).interval();
      covered += interval.lower() <= 1 && interval.upper() >= 1 ? 1 : 0;
    }
    return covered / (double) REPETITIONS;
  }
}
