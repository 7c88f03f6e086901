package org.rubisee.bench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static final double NOISE = 0.03;
  private static final int TRIALS = 5;

  @Test
  void findsTheRatioAndItsInterval() {
    Comparison comparison =
        Comparison.of(
            new double[] {100, 101, 99, 100, 100}, new double[] {120, 121, 119, 120, 120});
    assertThat(comparison.ratio()).isCloseTo(1.2, within(0.001));
    assertThat(comparison.low()).isBetween(1.18, 1.2);
    assertThat(comparison.high()).isBetween(1.2, 1.22);
    assertThat(comparison.isHigher()).isTrue();
    assertThat(comparison.isConclusive()).isTrue();
  }

  @Test
  void agreesWithWelchsIntervalForHandComputedLogs() {
    // logs 0, 1 against 2, 4: difference 2.5, se = sqrt(0.25 + 1), df = 1.5625 / (0.0625 + 1)
    Comparison comparison =
        Comparison.of(new double[] {1, Math.E}, new double[] {Math.exp(2), Math.exp(4)});
    assertThat(Math.log(comparison.ratio())).isCloseTo(2.5, within(1e-9));
    assertThat(Math.log(comparison.high()) + Math.log(comparison.low())).isCloseTo(5, within(1e-6));
    assertThat(comparison.isHigher() || comparison.isLower()).isFalse();
    assertThat(comparison.isConclusive()).isFalse();
  }

  @Test
  void showsNoDifferenceOfSingleTrials() {
    Comparison comparison = Comparison.of(new double[] {100}, new double[] {500});
    assertThat(comparison.isHigher() || comparison.isLower()).isFalse();
    assertThat(comparison.high()).isInfinite();
  }

  @Test
  void refusesATrialWithoutThroughput() {
    assertThatThrownBy(() -> Comparison.of(new double[] {0}, new double[] {1}))
        .hasMessageContaining("leave that trial out");
  }

  @Test
  void givesThreeToSevenPercentFalseAlarmsOfTwoThousandEqualPairs() {
    assertThat(alarms(1.0, 2000)).isBetween(0.03, 0.07);
  }

  @Test
  void findsATenPercentSlowdownInNineOfTenComparisons() {
    assertThat(alarms(0.9, 2000)).isGreaterThanOrEqualTo(0.9);
  }

  private static double alarms(double ratio, int comparisons) {
    Random random = new Random(20261121);
    int alarms = 0;
    for (int i = 0; i < comparisons; i++) {
      Comparison comparison = Comparison.of(trials(random, 100), trials(random, 100 * ratio));
      alarms += comparison.isHigher() || comparison.isLower() ? 1 : 0;
    }
    return (double) alarms / comparisons;
  }

  private static double[] trials(Random random, double mean) {
    return java.util.stream.IntStream.range(0, TRIALS)
        .mapToDouble(trial -> mean * (1 + NOISE * random.nextGaussian()))
        .toArray();
  }
}
