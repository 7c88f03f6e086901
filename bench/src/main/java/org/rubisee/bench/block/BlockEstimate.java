package org.rubisee.bench.block;

import java.time.Duration;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.WarmUpPlan;

/** How long a run in blocks takes, roughly, on two processors. */
public final class BlockEstimate {

  private static final double SECONDS_PER_SITE_START = 14;
  private static final double SECONDS_FOR_DATA_AND_REPORT = 40;
  private static final double INTERACTIONS_PER_SECOND = 250;

  /** For the last answers of a block of clients who think, and what is read around it. */
  private static final double SECONDS_BETWEEN_POINTS = 3;

  private BlockEstimate() {}

  /** Of the whole run; warm-ups count with their limit. */
  public static Duration of(BlockPlan plan) {
    double seconds =
        plan.budgetSeconds() > 0
            ? plan.invocations() * plan.budgetSeconds()
            : plan.groups().stream().mapToDouble(BlockEstimate::ofGroup).sum();
    return Duration.ofSeconds(Math.round(SECONDS_FOR_DATA_AND_REPORT + seconds));
  }

  /**
   * The plan of a run that ends within a time. If its rounds leave some of that time, warm-ups may
   * take it.
   *
   * @param most with as many rounds as the run has at most
   * @param budget from the start of the first servers on
   */
  public static BlockPlan within(BlockPlan most, Duration budget) {
    int warmUps = most.invocations() * most.groups().size();
    double left = budget.minus(of(most)).toSeconds() / (double) warmUps;
    WarmUpPlan warmUp = most.warmUp();
    return most.warmingUp(warmUp.within(warmUp.limitSeconds() + Math.max(0, left)))
        .within(budget.toSeconds() / (double) most.invocations());
  }

  /** Seconds of all invocations of sites that are up together. */
  private static double ofGroup(BlockPlan plan) {
    int cells = plan.sites().size() * plan.mixes().size();
    double saturated =
        (plan.sizes().settling() + plan.sizes().interactions()) / INTERACTIONS_PER_SECOND;
    double paced = plan.sizes().settlingSeconds() + plan.sizes().pacedSeconds();
    int perCell = 1 + plan.rounds() + plan.capacityRounds() * plan.capacityLoads().size();
    double invocation =
        plan.sites().size() * SECONDS_PER_SITE_START
            + plan.warmUp().limitSeconds()
            + (plan.hasCurve()
                ? ofCurve(plan, saturated)
                : cells * (saturated * perCell + paced * plan.pacedRounds()));
    double alone = 2.0 * plan.alonePairs() * cells * saturated;
    return plan.invocations() * invocation + alone + ofSearch(plan, saturated);
  }

  /**
   * Seconds of all rounds of a curve in an invocation.
   *
   * @param saturated seconds of a saturated block
   */
  private static double ofCurve(BlockPlan plan, double saturated) {
    double seconds = 0;
    for (Configuration site : plan.sites()) {
      for (String mix : plan.mixes()) {
        int blocks = plan.blocksAfterRestore(plan.customers(site.name(), mix));
        seconds += saturated * blocks + perPoint(plan) * plan.curve().points(site.name(), mix);
      }
    }
    return plan.rounds() * seconds;
  }

  /** Seconds of the steps of a search, which is part of one invocation only. */
  private static double ofSearch(BlockPlan plan, double saturated) {
    double seconds = 0;
    for (Configuration site : plan.sites()) {
      for (String mix : plan.mixes()) {
        int blocks = plan.blocksAfterRestore(plan.customers(site.name(), mix));
        seconds += plan.curve().steps(site.name(), mix) * (saturated * blocks + perPoint(plan));
      }
    }
    return seconds;
  }

  private static double perPoint(BlockPlan plan) {
    return plan.curve().secondsPerBlock() + SECONDS_BETWEEN_POINTS;
  }
}
