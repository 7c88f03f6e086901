package org.rubisee.bench.stats.paired;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Blocks of equal sites on a noisy machine, in the order of the commands.
 *
 * @param order of the blocks
 * @param noise of the machine
 * @param betweenInvocations standard deviation of the ratio between starts of the servers
 */
record BlockSimulation(Order order, Noise noise, double betweenInvocations) {
  private static final double BURST = Math.log(1.5);

  /** The order of blocks in time. */
  enum Order {
    /** Two sites: ABBA, BAAB. */
    DUEL(2),
    /** Six sites, shuffled in each round. */
    SIX_SHUFFLED(6);

    private final int sites;

    Order(int sites) {
      this.sites = sites;
    }

    private List<Integer> round(int round, Random random) {
      if (this == DUEL) {
        return round % 4 == 0 || round % 4 == 3 ? List.of(0, 1) : List.of(1, 0);
      }
      List<Integer> all = IntStream.range(0, sites).boxed().collect(Collectors.toList());
      Collections.shuffle(all, random);
      return all;
    }
  }

  /**
   * Noise of blocks.
   *
   * @param block standard deviation of the logarithm of a block
   * @param autocorrelation correlation of a block with the next, AR(1)
   * @param bursts share of the blocks that other work slows down by 50 %
   */
  record Noise(double block, double autocorrelation, double bursts) {}

  /** What a simulated run measured, and what its interval should contain. */
  record Drawn(LogRatios ratios, double trueRatio) {}

  Drawn draw(int invocations, int rounds, Random random) {
    double[][] logs = new double[invocations][rounds];
    double effect = 0;
    for (double[] invocation : logs) {
      effect = betweenInvocations * random.nextGaussian();
      fill(invocation, effect, random);
    }
    return new Drawn(LogRatios.of(logs), invocations == 1 ? Math.exp(effect) : 1);
  }

  private void fill(double[] logs, double effect, Random random) {
    double state = random.nextGaussian();
    double rho = noise.autocorrelation();
    double[] blocks = new double[order.sites];
    for (int round = 0; round < logs.length; round++) {
      for (int site : order.round(round, random)) {
        double burst = random.nextDouble() < noise.bursts() ? BURST : 0;
        blocks[site] = noise.block() * state + burst;
        state = rho * state + Math.sqrt(1 - rho * rho) * random.nextGaussian();
      }
      logs[round] = effect + blocks[1] - blocks[0];
    }
  }

  /** The share of simulated runs whose interval contains the true ratio. */
  double coverage(int invocations, int rounds, int runs, Random random) {
    int covered = 0;
    for (int run = 0; run < runs; run++) {
      Drawn drawn = draw(invocations, rounds, random);
      RatioInterval interval = RatioInterval.of(drawn.ratios());
      covered +=
          interval.lower() <= drawn.trueRatio() && drawn.trueRatio() <= interval.upper() ? 1 : 0;
    }
    return (double) covered / runs;
  }
}
