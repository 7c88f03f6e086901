package org.rubisee.bench.stats.paired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.stats.paired.MetricRatios.Better;

class PowerTest {

  private static final IntFunction<MeasuredTime> SETTLED = rounds -> MeasuredTime.SETTLED;

  @ParameterizedTest
  @CsvSource({"0.05, 11", "0.10, 38", "0.13, 63"})
  void knowsHowManyRoundsFindFivePercent(double pairDeviation, int rounds) {
    assertThat(Power.rounds(new RatioVariance(Double.NaN, pairDeviation), 1, 1.05))
        .hasValue(rounds);
  }

  @Test
  void smallestRatioAndRoundsAreInverse() {
    RatioVariance variance = new RatioVariance(0.01, 0.08);
    int rounds = Power.rounds(variance, 5, 1.06).orElseThrow();
    assertThat(Power.smallestRatio(variance, 5, rounds)).isLessThanOrEqualTo(1.06);
    assertThat(Power.smallestRatio(variance, 5, rounds - 1)).isGreaterThan(1.06);
    int invocations = Power.invocations(variance, 10, 1.03).orElseThrow();
    assertThat(Power.smallestRatio(variance, invocations, 10)).isLessThanOrEqualTo(1.03);
    assertThat(Power.smallestRatio(variance, invocations - 1, 10)).isGreaterThan(1.03);
  }

  @Test
  void aSpeedUpCountsAsItsReciprocal() {
    RatioVariance variance = new RatioVariance(Double.NaN, 0.1);
    assertThat(Power.rounds(variance, 1, 1 / 1.05)).isEqualTo(Power.rounds(variance, 1, 1.05));
  }

  @Test
  void noNumberOfRoundsMakesUpForStartsThatDiffer() {
    assertThat(Power.rounds(new RatioVariance(0.05, 0.05), 3, 1.05)).isEmpty();
  }

  @Test
  void oneStartNeedsMoreRoundsIfStartsDifferAndFindsNothingBelowThat() {
    assertThat(Power.roundsOverStarts(0.1, 0, 1.05, SETTLED)).hasValue(38);
    assertThat(Power.roundsOverStarts(0.1, 0.01, 1.05, SETTLED).orElseThrow()).isBetween(50, 70);
    assertThat(Power.roundsOverStarts(0.1, 0.01, 1.029, SETTLED)).isEmpty();
  }

  @Test
  void refusesToPlanStartsOfUnknownVariance() {
    RatioVariance ofOneStart = RatioVariance.of(LogRatios.of(new double[][] {{0, 0.1, 0.2}}));
    assertThat(ofOneStart.betweenRounds()).isCloseTo(0.1, within(1e-9));
    assertThatThrownBy(() -> Power.invocations(ofOneStart, 10, 1.05))
        .hasMessageContaining("at least two");
  }

  @Test
  void findsTheSmallestRatioInNineOfTenRuns() {
    RatioVariance variance = new RatioVariance(0.02, 0.1);
    for (int invocations : new int[] {1, 3, 10}) {
      double smallest = Power.smallestRatio(variance, invocations, 12);
      assertThat(found(variance, invocations, smallest))
          .as("%d invocations", invocations)
          .isBetween(0.88, 0.94);
    }
  }

  /** The share of 4,000 runs of 12 rounds that show a ratio; one start has its own ratio. */
  private static double found(RatioVariance variance, int invocations, double ratio) {
    Random random = new Random(90);
    int found = 0;
    for (int run = 0; run < 4000; run++) {
      double[][] logs = new double[invocations][12];
      for (double[] rounds : logs) {
        double start = invocations == 1 ? 0 : variance.betweenInvocations() * random.nextGaussian();
        for (int round = 0; round < rounds.length; round++) {
          rounds[round] =
              Math.log(ratio) + start + variance.betweenRounds() * random.nextGaussian();
        }
      }
      MetricRatios metric = new MetricRatios("CPU", LogRatios.of(logs), Better.LOWER);
      found +=
          Regression.of(0.5, 0, MeasuredTime.SETTLED, java.util.List.of(metric)).verdict()
                  == Verdict.REGRESSION
              ? 1
              : 0;
    }
    return found / 4000.0;
  }
}
