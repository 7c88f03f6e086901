package org.rubisee.bench.stats.paired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SettlingTest {

  private static final MeasuredTime QUARTER = new MeasuredTime(270, 560);

  @Test
  void aDriftIsFoundByItsTrend() {
    Settling settling = settling(QUARTER, 0.08, 0, 0.0001);
    assertThat(settling.drift()).isCloseTo(0.08, within(0.001));
    assertThat(settling.pValueOfLimit()).isGreaterThan(0.4);
    assertThat(settling.movement())
        .isCloseTo(Math.expm1(-0.08 * (Math.exp(-0.45) - Math.exp(-830 / 600.0))), within(1e-3));
    assertThat(settling.isMoving()).isTrue();
  }

  @Test
  void aRatioThatStaysHasSettled() {
    Settling settling = settling(QUARTER, 0, 0.05, 0.002);
    assertThat(settling.isMoving()).isFalse();
    assertThat(settling.pValueOfLimit()).isLessThan(0.01);
    assertThat(settling.leastMovement()).isNegative();
    assertThat(settling.greatestMovement()).isPositive();
  }

  @Test
  void roundsThatAreTooNoisyToShowATrendDoNotShowALimitEither() {
    Settling settling = settling(QUARTER, 0, 0.04, 0.09);
    assertThat(settling.mean().pValueAbove(1)).isLessThan(0.05);
    assertThat(settling.pValueOfLimit()).isGreaterThan(0.05);
  }

  @Test
  void whatNoDriftCanLeaveIsARegressionHoweverNoisyTheTrend() {
    assertThat(settling(QUARTER, 0, 0.15, 0.09).pValueOfLimit()).isLessThan(0.001);
  }

  @Test
  void withoutADriftTheLimitIsTheMean() {
    Settling settling = settling(MeasuredTime.SETTLED, 0, 0.02, 0.05);
    assertThat(settling.pValueOfLimit()).isCloseTo(settling.mean().pValueAbove(1), within(1e-12));
    assertThat(settling.smallestRatio())
        .isCloseTo(Power.smallestRatio(settling.mean()), within(1e-12));
  }

  @Test
  void aSingleRoundKnowsNothing() {
    LogRatios one = LogRatios.of(new double[][] {{0.3}});
    Settling settling = Settling.of(one, one.mean(), QUARTER);
    assertThat(settling.pValueOfLimit()).isEqualTo(1);
    assertThat(settling.isMoving()).isFalse();
    assertThat(settling.smallestRatio()).isInfinite();
  }

  @Test
  void roundsThatDoNotVaryAreNoDivisionByZero() {
    LogRatios same = LogRatios.of(new double[][] {{0, 0, 0, 0}});
    Settling settling = Settling.of(same, same.mean(), QUARTER);
    assertThat(settling.pValueOfLimit()).isEqualTo(1);
    assertThat(settling.isMoving()).isFalse();
  }

  @Test
  void aLongerWarmUpLeavesLessToADrift() {
    double quarter = smallest(64, QUARTER);
    double half = smallest(135, new MeasuredTime(540, 1_180));
    assertThat(half).isLessThan(quarter);
    assertThat(smallest(64, MeasuredTime.SETTLED)).isLessThan(quarter);
  }

  private static double smallest(int rounds, MeasuredTime time) {
    MeanLogRatio mean = new MeanLogRatio(0, 0.09 / Math.sqrt(rounds), rounds - 1, 1);
    return Settling.expected(0.09, rounds, mean.overStarts(0.01), time).smallestRatio();
  }

  /** One start of 64 rounds whose log ratio is a limit and a drift of the slowest kind. */
  private static Settling settling(
      MeasuredTime time, double drift, double limit, double deviation) {
    Random random = new Random(5);
    double[] left = time.left(64);
    double[] logs =
        IntStream.range(0, left.length)
            .mapToDouble(i -> limit + drift * left[i] + deviation * random.nextGaussian())
            .toArray();
    LogRatios ratios = LogRatios.of(new double[][] {logs});
    return Settling.of(ratios, ratios.mean(), time);
  }
}
