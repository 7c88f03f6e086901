package org.rubisee.bench.stats.paired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StartDeviationTest {

  private static final double ERROR_OF_ROUNDS = 0.008;

  /** Duels whose starts differ by this much, and whose builds do not, or differ by a tenth. */
  private static List<List<MeanLogRatio>> duels(
      Random random, int duels, int starts, double deviation) {
    double effect = starts > 1 ? 0.1 : 0;
    return Stream.generate(() -> duel(random, starts, effect, deviation)).limit(duels).toList();
  }

  private static List<MeanLogRatio> duel(
      Random random, int starts, double effect, double deviation) {
    double scatter = Math.hypot(deviation, ERROR_OF_ROUNDS);
    return Stream.generate(
            () ->
                new MeanLogRatio(effect + scatter * random.nextGaussian(), ERROR_OF_ROUNDS, 30, 1))
        .limit(starts)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 10})
  void theDeviationThatStartsHaveIsFound(int starts) {
    Random random = new Random(starts);
    StartDeviation found = StartDeviation.of(duels(random, 20_000 / starts, starts, 0.01));
    assertThat(found.estimate()).isCloseTo(0.01, within(0.0003));
    assertThat(found.lower()).isLessThan(found.estimate());
    assertThat(found.upper()).isGreaterThan(found.estimate());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.005, 0.02})
  void theIntervalContainsItInNinetyFivePercent(double deviation) {
    Random random = new Random(3);
    long hits =
        Stream.generate(() -> StartDeviation.of(duels(random, 1, 10, deviation)))
            .limit(2_000)
            .filter(found -> found.lower() <= deviation && deviation <= found.upper())
            .count();
    // An interval that ends at 0 contains 0 in the half of its misses that lie below.
    assertThat(hits / 2_000.0).isBetween(0.94, deviation > 0 ? 0.96 : 0.985);
  }

  @Test
  void startsThatDifferByTheErrorOfTheirRoundsHaveNone() {
    List<MeanLogRatio> equal = List.of(new MeanLogRatio(0.001, 0.01, 8, 1));
    assertThat(StartDeviation.of(List.of(equal)).estimate()).isZero();
  }

  @Test
  void withoutAStartThereIsNone() {
    assertThatThrownBy(() -> StartDeviation.of(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> StartDeviation.of(List.of(List.of())))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
