package org.rubisee.bench.block;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.commons.statistics.distribution.BetaDistribution;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.results.block.Surroundings;
import org.rubisee.bench.results.block.WarmUpPlan;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierCpu;
import org.rubisee.bench.stats.warm.WarmState;
import org.rubisee.measurement.Drift;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;

/**
 * The warm-up of a site that falls from 2 to 1, judged after each round as {@link WarmUp} does. CPU
 * time, throughput and median response time share their noise, which is harder than noise of their
 * own: one lucky series makes all three look steady.
 *
 * <p>A run of one mix is the hardest: with two, both must look steady.
 *
 * @param plan the criteria
 * @param mixes how many mixes the run has, in alternating blocks
 * @param timeConstant of the fall, in seconds; 0: the site is at its end from the start
 * @param roundSeconds from a block to the next one of the same mix
 * @param noise standard deviation of the logarithm of a block
 * @param autocorrelation correlation of a block with the next one, AR(1)
 */
record WarmthSimulation(
    WarmUpPlan plan,
    int mixes,
    double timeConstant,
    double roundSeconds,
    double noise,
    double autocorrelation) {

  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** When the site is farther above its end than the margin, in seconds. */
  double tooEarlySeconds() {
    return timeConstant * Math.log(1 / plan.margin());
  }

  /** In how many series the site is called warm within a time. */
  int warmWithin(double seconds, int series) {
    int warm = 0;
    for (int seed = 0; seed < series; seed++) {
      warm += warmAfter(seconds, new Random(seed)) < NEVER ? 1 : 0;
    }
    return warm;
  }

  /** Seconds until the site is called warm; infinite if that takes longer than the most. */
  double warmAfter(double mostSeconds, Random random) {
    List<Block> blocks = new ArrayList<>();
    double noiseState = random.nextGaussian();
    double share = roundSeconds / mixes;
    for (double end = roundSeconds; end <= mostSeconds; end += roundSeconds) {
      for (int mix = 0; mix < mixes; mix++) {
        double middle = end - roundSeconds + (mix + 0.5) * share;
        double level = timeConstant == 0 ? 1 : 1 + Math.exp(-middle / timeConstant);
        blocks.add(block(blocks.size() + 1, "mix-" + mix, level * Math.exp(noise * noiseState)));
        noiseState =
            autocorrelation * noiseState
                + Math.sqrt(1 - autocorrelation * autocorrelation) * random.nextGaussian();
      }
      // Before that time the verdict is always "cannot be told".
      if (end >= Drift.SLOWEST_SECONDS
          && WarmthOfBlocks.judge(plan, blocks, end).state() == WarmState.WARM) {
        return end;
      }
    }
    return NEVER;
  }

  private Block block(int number, String mix, double cost) {
    return new Block(
        number,
        1,
        1,
        0,
        Stage.WARM_UP,
        "site",
        new Cell(mix, LoadKind.SATURATED),
        Instant.EPOCH,
        cost,
        plan.leastInteractions(),
        Outcomes.of(Outcome.OK, plan.leastInteractions()),
        0,
        cost,
        Map.of(Tier.WEB, new TierCpu(cost, 0, 0)),
        new Surroundings(0, 0, 0, 0, 0, 0),
        List.of(),
        8,
        Map.of(),
        0);
  }

  /**
   * The 95 % interval of Clopper and Pearson of a share.
   *
   * @return lower and upper end
   */
  static double[] interval(int hits, int tries) {
    return new double[] {
      hits == 0
          ? 0
          : BetaDistribution.of(hits, tries - hits + 1).inverseCumulativeProbability(0.025),
      hits == tries
          ? 1
          : BetaDistribution.of(hits + 1, tries - hits).inverseCumulativeProbability(0.975)
    };
  }
}
