package org.rubisee.bench.stats.paired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rubisee.bench.stats.paired.BlockSimulation.Noise;
import org.rubisee.bench.stats.paired.BlockSimulation.Order;

class RatioIntervalTest {
  private static final int[] INVOCATIONS = {1, 3, 10};
  private static final int[] ROUNDS = {4, 8, 20, 40};

  @Test
  void ofOneStartIsStudentsIntervalOfTheRounds() {
    RatioInterval interval =
        RatioInterval.of(LogRatios.of(new double[][] {{0, 0.1, 0.2, 0.1, 0.1}}));
    // mean 0.1, standard error sqrt(0.005 / 5), t(0.975, 4) = 2.776
    assertThat(Math.log(interval.ratio())).isCloseTo(0.1, within(1e-9));
    assertThat(Math.log(interval.lower())).isCloseTo(0.1 - 2.776 * 0.031623, within(1e-4));
    assertThat(Math.log(interval.upper())).isCloseTo(0.1 + 2.776 * 0.031623, within(1e-4));
  }

  @Test
  void ofSeveralStartsRestsOnTheirMeans() {
    LogRatios ratios = LogRatios.of(new double[][] {{0, 0.2}, {0.2}, {0.25, 0.35, 0.3, 0.3}});
    RatioInterval interval = RatioInterval.of(ratios);
    // means 0.1, 0.2, 0.3: standard error 0.1 / sqrt(3), t(0.975, 2) = 4.303
    assertThat(Math.log(interval.upper())).isCloseTo(0.2 + 4.3027 * 0.057735, within(1e-4));
    assertThat(interval.rounds()).isEqualTo(7);
  }

  @Test
  void knowsNothingOfASingleRound() {
    RatioInterval interval = RatioInterval.of(LogRatios.of(new double[][] {{0.3}}));
    assertThat(interval.lower()).isZero();
    assertThat(interval.upper()).isInfinite();
  }

  @Test
  void refusesWhatIsNoRatio() {
    assertThatThrownBy(() -> LogRatios.of(new double[][] {{1, Double.NaN}}))
        .hasMessageContaining("not finite");
    assertThatThrownBy(() -> LogRatios.of(new double[][] {{1}, {}}))
        .hasMessageContaining("no round");
  }

  @ParameterizedTest
  @EnumSource(Order.class)
  void containsTheTrueRatioOnANoisyMachine(Order order) {
    Random random = new Random(15);
    BlockSimulation simulation = new BlockSimulation(order, new Noise(0.1, 0.5, 0.1), 0.05);
    for (int invocations : INVOCATIONS) {
      for (int rounds : new int[] {4, 20}) {
        assertThat(simulation.coverage(invocations, rounds, 2000, random))
            .as("%d invocations of %d rounds", invocations, rounds)
            .isBetween(0.93, 0.985);
      }
    }
  }

  /**
   * Round-to-round correlation of the ratio itself, as of a site that drifts against the other, is
   * what one start cannot see; several starts do.
   */
  @Test
  void isTooNarrowForARatioThatDriftsWithinOneStartOnly() {
    Random random = new Random(16);
    assertThat(coverageOfDriftingRatio(1, random)).isBetween(0.65, 0.85);
    assertThat(coverageOfDriftingRatio(5, random)).isBetween(0.93, 0.97);
  }

  private static double coverageOfDriftingRatio(int invocations, Random random) {
    int covered = 0;
    for (int run = 0; run < 2000; run++) {
      double[][] logs = new double[invocations][20];
      for (double[] rounds : logs) {
        double state = random.nextGaussian();
        for (int round = 0; round < rounds.length; round++) {
          rounds[round] = 0.1 * state;
          state = 0.5 * state + Math.sqrt(0.75) * random.nextGaussian();
        }
      }
      RatioInterval interval = RatioInterval.of(LogRatios.of(logs));
      covered += interval.lower() <= 1 && interval.upper() >= 1 ? 1 : 0;
    }
    return covered / 2000.0;
  }

  /** The whole grid, printed as a table: coverage of the 95 % interval in per cent. */
  @Tag("long")
  @Test
  void containsTheTrueRatioOverTheWholeGrid() {
    Random random = new Random(17);
    System.out.println("order between block autocorrelation bursts | " + columns());
    for (Order order : Order.values()) {
      for (double between : new double[] {0, 0.01, 0.02, 0.05}) {
        for (double block : new double[] {0.01, 0.05, 0.1, 0.2}) {
          for (double autocorrelation : new double[] {0, 0.25, 0.5}) {
            for (double bursts : new double[] {0, 0.1}) {
              Noise noise = new Noise(block, autocorrelation, bursts);
              printAndCheck(new BlockSimulation(order, noise, between), random);
            }
          }
        }
      }
    }
  }

  private static void printAndCheck(BlockSimulation simulation, Random random) {
    StringBuilder row = new StringBuilder();
    for (int invocations : INVOCATIONS) {
      for (int rounds : ROUNDS) {
        double coverage = simulation.coverage(invocations, rounds, 4000, random);
        row.append(String.format(Locale.ROOT, " %5.1f", 100 * coverage));
        assertThat(coverage)
            .as("%s, %d of %d", simulation, invocations, rounds)
            .isGreaterThan(0.92);
      }
    }
    Noise noise = simulation.noise();
    System.out.printf(
        Locale.ROOT,
        "%s %.2f %.2f %.2f %.2f |%s%n",
        simulation.order(),
        simulation.betweenInvocations(),
        noise.block(),
        noise.autocorrelation(),
        noise.bursts(),
        row);
  }

  private static String columns() {
    return Arrays.stream(INVOCATIONS)
        .boxed()
        .flatMap(k -> IntStream.of(ROUNDS).mapToObj(r -> k + "x" + r))
        .toList()
        .toString();
  }
}
