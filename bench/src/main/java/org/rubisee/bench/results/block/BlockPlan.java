package org.rubisee.bench.results.block;

import java.util.List;
import org.rubisee.bench.results.Configuration;

/**
 * What a run in blocks is to measure. The numbers of rounds and invocations are fixed beforehand: a
 * run never stops because its figures look good.
 *
 * @param command the command line, as the user typed it
 * @param sites what is compared, in the order in which reports show it
 * @param baseline the name of the site that the others are compared with
 * @param mixes the mixes
 * @param sizes how large blocks are
 * @param rounds saturated rounds of an invocation, from 1; with a budget, the most there are
 * @param pacedRounds paced rounds of an invocation, from 0
 * @param invocations starts of all sites, from 1
 * @param warmUp when a site counts as warm
 * @param budgetSeconds time of an invocation, from the start of the servers on: how many rounds fit
 *     is fixed after the warm-up; 0: all rounds are measured
 * @param seed decides the order of blocks and what customers draw
 * @param forConclusions false for a first look, whose report says so
 */
public record BlockPlan(
    String command,
    List<Configuration> sites,
    String baseline,
    List<String> mixes,
    BlockSizes sizes,
    int rounds,
    int pacedRounds,
    int invocations,
    WarmUpPlan warmUp,
    double budgetSeconds,
    long seed,
    boolean forConclusions) {

  /** An even number; fewer pairs have an interval that says nothing. */
  private static final int ALONE_PAIRS = 6;

  /** Values that the interval of a capacity needs: rounds, or starts of the servers. */
  private static final int LEAST_VALUES = 3;

  private static final int CAPACITY_ROUNDS = 2;

  /** Copies the lists. */
  public BlockPlan {
    sites = List.copyOf(sites);
    mixes = List.copyOf(mixes);
    if (sites.stream().noneMatch(site -> site.name().equals(baseline))) {
      throw new IllegalArgumentException(
          "The baseline '" + baseline + "' is none of the sites that are measured");
    }
    if (rounds < 1 || pacedRounds < 0 || invocations < 1) {
      throw new IllegalArgumentException(
          "A run needs at least 1 round and 1 invocation, not " + rounds + " and " + invocations);
    }
  }

  /** The same with a budget for each invocation. */
  public BlockPlan within(double seconds) {
    return new BlockPlan(
        command,
        sites,
        baseline,
        mixes,
        sizes,
        rounds,
        pacedRounds,
        invocations,
        warmUp,
        seconds,
        seed,
        forConclusions);
  }

  /** The site of this name. */
  public Configuration site(String name) {
    return sites.stream().filter(site -> site.name().equals(name)).findFirst().orElseThrow();
  }

  /** The sites that are compared with the baseline, in order. */
  public List<Configuration> rivals() {
    return sites.stream().filter(site -> !site.name().equals(baseline)).toList();
  }

  /**
   * How many pairs of blocks show what a site takes with and without the other sites, for each site
   * and mix, once in the run; 0 where a budget of time leaves no room.
   */
  public int alonePairs() {
    return forConclusions && budgetSeconds == 0 && sites.size() > 1 ? ALONE_PAIRS : 0;
  }

  /**
   * Requests in flight of the blocks that find the capacity, ascending; none where a budget of time
   * leaves no room.
   */
  public List<Integer> capacityLoads() {
    return forConclusions && budgetSeconds == 0
        ? List.of(sizes.busy(), 2 * sizes.busy(), 4 * sizes.busy())
        : List.of();
  }

  /** How often each invocation measures each of the {@link #capacityLoads}. */
  public int capacityRounds() {
    if (capacityLoads().isEmpty()) {
      return 0;
    }
    return invocations < LEAST_VALUES ? 2 * CAPACITY_ROUNDS : CAPACITY_ROUNDS;
  }

  /** Blocks that are measured in the whole run. */
  public int measuredBlocks() {
    return invocations * sites.size() * mixes.size() * (rounds + pacedRounds);
  }
}
