package org.rubisee.bench.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HolmTest {
  private static final double NOISE = 0.03;
  private static final int FAMILIES = 2000;

  @Test
  void multipliesTheSmallestMost() {
    assertThat(Holm.adjusted(0.04, 0.01, 0.03)).containsExactly(0.06, 0.03, 0.06);
    assertThat(Holm.adjusted(0.9, 0.8)).containsExactly(1, 1);
    assertThat(Holm.adjusted()).isEmpty();
  }

  @Test
  void letsAnAccidentIntoNoMoreThanFivePercentOfFamiliesOfEquals() {
    assertThat(alarms(24, 1)).isLessThanOrEqualTo(0.06);
  }

  @Test
  void findsATenPercentSlowdownOfOnePointInNineOfTenComparisons() {
    assertThat(alarms(3, 0.9)).isGreaterThanOrEqualTo(0.9);
  }

  @Test
  void findsATenPercentSlowdownOfOneOfTwentyFourFiguresMoreOftenThanNot() {
    assertThat(alarms(24, 0.9)).isGreaterThanOrEqualTo(0.65);
  }

  /** The share of families in which a figure is called different; the first has this ratio. */
  private static double alarms(int figures, double ratio) {
    Random random = new Random(20261121);
    int alarms = 0;
    for (int family = 0; family < FAMILIES; family++) {
      double[] pValues =
          IntStream.range(0, figures)
              .mapToDouble(
                  i ->
                      Comparison.of(trials(random, 1), trials(random, i == 0 ? ratio : 1)).pValue())
              .toArray();
      alarms += Arrays.stream(Holm.adjusted(pValues)).anyMatch(p -> p <= 0.05) ? 1 : 0;
    }
    return (double) alarms / FAMILIES;
  }

  private static double[] trials(Random random, double mean) {
    return IntStream.range(0, 5)
        .mapToDouble(trial -> mean * (1 + NOISE * random.nextGaussian()))
        .toArray();
  }
}
