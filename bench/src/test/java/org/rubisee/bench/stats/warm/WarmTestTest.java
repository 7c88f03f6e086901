package org.rubisee.bench.stats.warm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Seeded series of blocks, tested after each block as the block runner does. */
class WarmTestTest {
  private static final WarmCriteria CRITERIA = new WarmCriteria(0.03, 0.05, 2000);
  private static final double TIME_CONSTANT = 120;
  private static final int SERIES = 200;
  private static final int NEVER = -1;

  @ParameterizedTest
  @ValueSource(doubles = {1, 2, 5, 10})
  void isSeldomFooledByASeriesThatStillFalls(double blockSeconds) {
    DoubleUnaryOperator falling = second -> 1 + Math.exp(-second / TIME_CONSTANT);
    int most = (int) (TIME_CONSTANT * Math.log(20) / blockSeconds);
    long early =
        IntStream.range(0, SERIES)
            .map(seed -> firstWarm(falling, 0.1, blockSeconds, most, new Random(seed)))
            .filter(block -> block != NEVER)
            .count();
    assertThat(early / (double) SERIES).isLessThan(0.05);
  }

  @Test
  void callsASeriesThatHasFallenWarmInTheEnd() {
    DoubleUnaryOperator falling = second -> 1 + Math.exp(-second / TIME_CONSTANT);
    long warm =
        IntStream.range(0, SERIES)
            .filter(seed -> firstWarm(falling, 0.1, 5, 400, new Random(seed)) != NEVER)
            .count();
    assertThat(warm / (double) SERIES).isGreaterThan(0.95);
  }

  @Test
  void callsAConstantNoisySeriesWarmWithinTwoHundredBlocks() {
    long warm =
        IntStream.range(0, SERIES)
            .filter(seed -> firstWarm(second -> 1, 0.1, 5, 200, new Random(seed)) != NEVER)
            .count();
    assertThat(warm / (double) SERIES).isGreaterThan(0.95);
  }

  @Test
  void callsItWarmForAFirstLookWithinEightyBlocks() {
    WarmCriteria firstLook = WarmCriteria.FIRST_LOOK;
    long warm =
        IntStream.range(0, SERIES)
            .filter(seed -> firstWarm(second -> 1, 0.1, 5, 80, new Random(seed), firstLook) > 0)
            .count();
    assertThat(warm / (double) SERIES).isGreaterThan(0.95);
  }

  @Test
  void cannotTellFromFewBlocks() {
    for (int blocks : new int[] {0, 1, 4, 10}) {
      WarmTest test = WarmTest.of(quiet(blocks, 1000, 0.01), CRITERIA);
      assertThat(test.findings()).extracting(WarmFinding::state).contains(WarmState.CANNOT_TELL);
      assertThat(test.state()).as("%d blocks", blocks).isNotEqualTo(WarmState.WARM);
    }
    assertThat(WarmTest.of(quiet(12, 1000, 0.01), CRITERIA).state()).isEqualTo(WarmState.WARM);
  }

  @Test
  void compilersAtWorkAreNotWarmHoweverSteadyTheFigures() {
    assertThat(WarmTest.of(quiet(40, 1000, 0.05), CRITERIA).state()).isEqualTo(WarmState.NOT_WARM);
    assertThat(WarmTest.of(quiet(40, 1000, 0.05), WarmCriteria.FIRST_LOOK).state())
        .isEqualTo(WarmState.WARM);
  }

  @Test
  void cannotTellWithoutTheCompilersTime() {
    assertThat(WarmTest.of(quiet(40, 1000, Double.NaN), CRITERIA).state())
        .isEqualTo(WarmState.CANNOT_TELL);
  }

  @Test
  void fewInteractionsAreNotWarm() {
    assertThat(WarmTest.of(quiet(40, 10, 0.01), CRITERIA).state()).isEqualTo(WarmState.NOT_WARM);
  }

  @Test
  void aClearFallIsNotWarm() {
    List<WarmBlock> blocks = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      blocks.add(new WarmBlock(1000, 5, 10, 2 + 4 * Math.exp(-i / 30.0), 0));
    }
    assertThat(WarmTest.of(blocks, CRITERIA).state()).isEqualTo(WarmState.NOT_WARM);
  }

  private static List<WarmBlock> quiet(int blocks, long interactions, double compilerShare) {
    return IntStream.range(0, blocks)
        .mapToObj(i -> new WarmBlock(interactions, 5, 10, 2, 2 * compilerShare))
        .toList();
  }

  /** The number of blocks after which the site is first called warm. */
  private static int firstWarm(
      DoubleUnaryOperator level, double noise, double blockSeconds, int most, Random random) {
    return firstWarm(level, noise, blockSeconds, most, random, CRITERIA);
  }

  private static int firstWarm(
      DoubleUnaryOperator level,
      double noise,
      double blockSeconds,
      int most,
      Random random,
      WarmCriteria criteria) {
    List<WarmBlock> blocks = new ArrayList<>();
    while (blocks.size() < most) {
      double now = level.applyAsDouble((blocks.size() + 0.5) * blockSeconds);
      blocks.add(
          new WarmBlock(
              1000,
              now * noisy(noise, random),
              10 * now * noisy(noise, random),
              2 * now * noisy(noise, random),
              0));
      if (WarmTest.of(blocks, criteria).state() == WarmState.WARM) {
        return blocks.size();
      }
    }
    return NEVER;
  }

  private static double noisy(double noise, Random random) {
    return Math.exp(noise * random.nextGaussian());
  }
}
