package org.rubisee.bench.stats.paired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.stats.paired.BlockSimulation.Noise;
import org.rubisee.bench.stats.paired.BlockSimulation.Order;
import org.rubisee.bench.stats.paired.MetricRatios.Better;

class RegressionTest {
  private static final double TOLERANCE = 0.05;
  private static final int RUNS = 2000;
  private static final double START_DEVIATION = 0.01;

  @Test
  void aClearDeteriorationIsARegression() {
    assertThat(verdict(Better.LOWER, 0.10, 0.11, 0.09, 0.10)).isEqualTo(Verdict.REGRESSION);
    assertThat(verdict(Better.HIGHER, -0.10, -0.11, -0.09)).isEqualTo(Verdict.REGRESSION);
    assertThat(Verdict.REGRESSION.exitCode()).isEqualTo(4);
  }

  @Test
  void equalsAndImprovementsAreEquivalent() {
    assertThat(verdict(Better.LOWER, 0.001, -0.001, 0.002, -0.002)).isEqualTo(Verdict.EQUIVALENT);
    assertThat(verdict(Better.HIGHER, 0.10, 0.11, 0.09)).isEqualTo(Verdict.EQUIVALENT);
    assertThat(Verdict.EQUIVALENT.exitCode()).isZero();
  }

  @Test
  void noiseAndASingleRoundCannotTell() {
    assertThat(verdict(Better.LOWER, 0.3, -0.3, 0.2, -0.2)).isEqualTo(Verdict.CANNOT_TELL);
    assertThat(verdict(Better.LOWER, 0.3)).isEqualTo(Verdict.CANNOT_TELL);
    assertThat(Verdict.CANNOT_TELL.exitCode()).isEqualTo(5);
  }

  @Test
  void oneMetricThatCannotTellKeepsTheFamilyFromPassing() {
    MetricRatios quiet = metric(Better.LOWER, 0.001, -0.001, 0.002, -0.002);
    MetricRatios noisy = metric(Better.LOWER, 0.3, -0.3, 0.2, -0.2);
    assertThat(Regression.of(TOLERANCE, 0, MeasuredTime.SETTLED, List.of(quiet, noisy)).verdict())
        .isEqualTo(Verdict.CANNOT_TELL);
  }

  @Test
  void refusesAnEmptyFamily() {
    assertThatThrownBy(() -> Regression.of(TOLERANCE, 0, MeasuredTime.SETTLED, List.of()))
        .hasMessageContaining("a metric");
  }

  @Test
  void raisesTheAlarmOnEqualsInAtMostOneOfTwentyFamilies() {
    assertThat(share(0, 4, Verdict.REGRESSION)).isBetween(0.02, 0.06);
  }

  @Test
  void raisesTheAlarmOnEqualsInAtMostOneOfTwentyDuelsOfOneStartWhoseStartsDiffer() {
    assertThat(shareOfOneStart(0, START_DEVIATION)).isBetween(0.02, 0.06);
    assertThat(shareOfOneStart(0, 0)).as("as if starts were equal").isGreaterThan(0.15);
  }

  @Test
  void oneStartFindsADeteriorationBeyondWhatStartsDifferBy() {
    assertThat(shareOfOneStart(Math.log(1.04), START_DEVIATION)).isGreaterThan(0.9);
  }

  /** The share of simulated families of four metrics, one start of 40 rounds, that alarm. */
  private static double shareOfOneStart(double effect, double allowed) {
    Random random = new Random(6);
    int found = 0;
    for (int run = 0; run < RUNS; run++) {
      List<MetricRatios> family =
          IntStream.range(0, 4).mapToObj(i -> metric(Better.LOWER, start(effect, random))).toList();
      boolean alarm =
          Regression.of(TOLERANCE, allowed, MeasuredTime.SETTLED, family).verdict()
              == Verdict.REGRESSION;
      found += alarm ? 1 : 0;
    }
    return (double) found / RUNS;
  }

  private static double[] start(double effect, Random random) {
    double ofStart = effect + START_DEVIATION * random.nextGaussian();
    return IntStream.range(0, 40)
        .mapToDouble(i -> ofStart + 0.03 * random.nextGaussian())
        .toArray();
  }

  @Test
  void passesADeteriorationAtTheToleranceInAtMostOneOfTwentyRuns() {
    assertThat(share(Math.log(1 + TOLERANCE), 1, Verdict.EQUIVALENT)).isLessThan(0.06);
  }

  /** The share of simulated families, three starts of twelve rounds each, with this verdict. */
  private static double share(double effect, int metrics, Verdict verdict) {
    Random random = new Random(4);
    BlockSimulation simulation = new BlockSimulation(Order.DUEL, new Noise(0.05, 0.25, 0.1), 0.02);
    int found = 0;
    for (int run = 0; run < RUNS; run++) {
      List<MetricRatios> family =
          IntStream.range(0, metrics)
              .mapToObj(
                  i -> new MetricRatios("m" + i, shifted(simulation, effect, random), Better.LOWER))
              .toList();
      found +=
          Regression.of(TOLERANCE, 0, MeasuredTime.SETTLED, family).verdict() == verdict ? 1 : 0;
    }
    return (double) found / RUNS;
  }

  private static LogRatios shifted(BlockSimulation simulation, double effect, Random random) {
    LogRatios drawn = simulation.draw(3, 12, random).ratios();
    double[][] logs = new double[3][];
    for (int i = 0; i < logs.length; i++) {
      logs[i] = java.util.Arrays.stream(drawn.invocation(i)).map(x -> x + effect).toArray();
    }
    return LogRatios.of(logs);
  }

  private static Verdict verdict(Better better, double... logs) {
    return Regression.of(TOLERANCE, 0, MeasuredTime.SETTLED, List.of(metric(better, logs)))
        .verdict();
  }

  private static MetricRatios metric(Better better, double... logs) {
    return new MetricRatios("CPU per interaction", LogRatios.of(new double[][] {logs}), better);
  }
}
