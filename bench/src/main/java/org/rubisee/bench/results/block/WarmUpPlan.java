package org.rubisee.bench.results.block;

/**
 * When a site counts as warm.
 *
 * @param limitSeconds the warm-up of all sites together ends after that time, warm or not
 * @param leastInteractions each site answers at least so many first
 * @param compilerShare the largest share of JIT compilation in the servers' CPU time over the last
 *     five blocks
 * @param margin how far CPU time, throughput and response time may still be from their end, as a
 *     share
 * @param blockSeconds a fast site's block grows until it takes about that time; 0: the blocks of
 *     all sites have the same number of interactions
 */
public record WarmUpPlan(
    double limitSeconds,
    long leastInteractions,
    double compilerShare,
    double margin,
    double blockSeconds) {

  /** For a first look. */
  public static final WarmUpPlan SHORT = new WarmUpPlan(270, 4_000, 0.10, 0.10, 3);

  /** For conclusions. */
  public static final WarmUpPlan FULL = new WarmUpPlan(1_800, 20_000, 0.03, 0.05, 6);

  /** The same with another limit. */
  public WarmUpPlan within(double seconds) {
    return new WarmUpPlan(seconds, leastInteractions, compilerShare, margin, blockSeconds);
  }
}
