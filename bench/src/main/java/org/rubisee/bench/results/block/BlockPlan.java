package org.rubisee.bench.results.block;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.results.Configuration;

/**
 * What a run in blocks is to measure. The numbers of rounds and invocations are fixed beforehand: a
 * run never stops because its figures look good.
 *
 * @param command the command line, as the user typed it
 * @param sites what is compared, in the order in which reports show it
 * @param baseline the name of the site that the others are compared with
 * @param together the most sites that are up at the same time, from 2; 0: all of them
 * @param mixes the mixes
 * @param sizes how large blocks are
 * @param rounds saturated rounds of an invocation, or those of its curve, from 1; with a budget,
 *     the most there are
 * @param pacedRounds paced rounds of an invocation, from 0
 * @param invocations starts of all sites, from 1
 * @param warmUp when a site counts as warm
 * @param budgetSeconds time of an invocation, from the start of the servers on: how many rounds fit
 *     is fixed after the warm-up; 0: all rounds are measured
 * @param seed decides the order of blocks and what customers draw
 * @param forConclusions false for a first look, whose report says so
 * @param curve the numbers of clients that are measured in place of saturated and paced blocks
 */
public record BlockPlan(
    String command,
    List<Configuration> sites,
    String baseline,
    int together,
    List<String> mixes,
    BlockSizes sizes,
    int rounds,
    int pacedRounds,
    int invocations,
    WarmUpPlan warmUp,
    double budgetSeconds,
    long seed,
    boolean forConclusions,
    CurvePlan curve) {

  /** An even number; fewer pairs have an interval that says nothing. */
  private static final int ALONE_PAIRS = 6;

  /** Values that the interval of a capacity needs: rounds, or starts of the servers. */
  private static final int LEAST_VALUES = 3;

  private static final int CAPACITY_ROUNDS = 2;

  /**
   * Sessions begin at the first page: earlier interactions are another mix than that of the long
   * run.
   */
  private static final int STEPS_TO_FORGET_HOME = 8;

  /** Memory and connections of the one emulator suffice for so many customers of all sites. */
  private static final int MOST_CUSTOMERS = 18_000;

  public BlockPlan {
    sites = List.copyOf(sites);
    mixes = List.copyOf(mixes);
    if (sites.stream().map(Configuration::name).noneMatch(baseline::equals)) {
      throw new IllegalArgumentException(
          "The baseline '" + baseline + "' is none of the sites that are measured");
    }
    if (together < 0 || together == 1) {
      throw new IllegalArgumentException(
          "At least 2 sites are up at the same time to be compared, not " + together);
    }
    if (rounds < 1 || pacedRounds < 0 || invocations < 1) {
      throw new IllegalArgumentException(
          "A run needs at least 1 round and 1 invocation, not " + rounds + " and " + invocations);
    }
  }

  /** The same with a budget for each invocation. */
  public BlockPlan within(double seconds) {
    return with(sites, warmUp, seconds, curve);
  }

  /** The same with another warm-up. */
  public BlockPlan warmingUp(WarmUpPlan newWarmUp) {
    return with(sites, newWarmUp, budgetSeconds, curve);
  }

  /** The same with a curve in place of saturated and paced blocks. */
  public BlockPlan along(CurvePlan newCurve) {
    return with(sites, warmUp, budgetSeconds, newCurve);
  }

  /**
   * The same with another number of sites that are up at the same time.
   *
   * @param most as {@link #together}
   */
  public BlockPlan together(int most) {
    return with(sites, most, warmUp, budgetSeconds, curve);
  }

  private BlockPlan with(
      List<Configuration> newSites, WarmUpPlan newWarmUp, double seconds, CurvePlan newCurve) {
    return with(newSites, together, newWarmUp, seconds, newCurve);
  }

  private BlockPlan with(
      List<Configuration> newSites,
      int newTogether,
      WarmUpPlan newWarmUp,
      double seconds,
      CurvePlan newCurve) {
    return new BlockPlan(
        command,
        newSites,
        baseline,
        newTogether,
        mixes,
        sizes,
        rounds,
        pacedRounds,
        invocations,
        newWarmUp,
        seconds,
        seed,
        forConclusions,
        newCurve);
  }

  /**
   * The plans of the groups of sites that are up together, in the order in which an invocation
   * measures them. Each has the baseline and at most {@link #together} sites. Groups differ by at
   * most one site and share the budget by their numbers of sites.
   *
   * @return this plan alone if all sites are up together
   */
  public List<BlockPlan> groups() {
    if (together == 0 || sites.size() <= together) {
      return List.of(this);
    }
    List<Configuration> rivals = rivals();
    int count = (rivals.size() + together - 2) / (together - 1);
    double perSite = budgetSeconds / (count + rivals.size());
    List<BlockPlan> groups = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Configuration> own =
          rivals.subList(i * rivals.size() / count, (i + 1) * rivals.size() / count);
      List<Configuration> members =
          sites.stream()
              .filter(site -> site.name().equals(baseline) || own.contains(site))
              .toList();
      groups.add(with(members, warmUp, perSite * members.size(), curve));
    }
    return List.copyOf(groups);
  }

  /** Whether numbers of clients who think are measured. */
  public boolean hasCurve() {
    return curve.exists();
  }

  /** Whether points of the curve have still to be searched for. */
  public boolean needsSearch() {
    return sites.stream()
        .anyMatch(site -> mixes.stream().anyMatch(mix -> curve.steps(site.name(), mix) > 0));
  }

  /** Emulated customers of a site in a mix, who take turns. */
  public int customers(String site, String mix) {
    return Math.max(sizes.customers(), curve.mostClients(site, mix));
  }

  /** The most customers that a site may have in a mix while the run goes on. */
  public int mostCustomers(String site, String mix) {
    return Math.max(searchLimit(), customers(site, mix));
  }

  /**
   * The most clients that a search tries: the limit of the curve, or less with many sites and
   * mixes, whose customers share an emulator. 0 without a search.
   */
  public int searchLimit() {
    int stations =
        mixes.size() * groups().stream().mapToInt(group -> group.sites().size()).max().orElse(1);
    return Math.min(curve.searchLimit(), MOST_CUSTOMERS / stations);
  }

  /**
   * How many saturated blocks of a site and mix follow a restore before anything is measured:
   * enough for each customer to forget that its session began at the first page.
   *
   * @param customers of the site in the mix
   */
  public int blocksAfterRestore(int customers) {
    int perBlock = sizes.settling() + sizes.interactions();
    return (STEPS_TO_FORGET_HOME * customers + perBlock - 1) / perBlock;
  }

  /** Whether it measures a site of this name. */
  public boolean has(String name) {
    return sites.stream().anyMatch(site -> site.name().equals(name));
  }

  public Configuration site(String name) {
    return sites.stream().filter(site -> site.name().equals(name)).findFirst().orElseThrow();
  }

  /** The sites that are compared with the baseline, in order. */
  public List<Configuration> rivals() {
    return sites.stream().filter(site -> !site.name().equals(baseline)).toList();
  }

  /**
   * How many pairs of blocks show what a site takes with and without the other sites, for each site
   * and mix, once in the run; 0 where a budget of time or a curve leaves no room.
   */
  public int alonePairs() {
    return forConclusions && budgetSeconds == 0 && sites.size() > 1 && !hasCurve()
        ? ALONE_PAIRS
        : 0;
  }

  /**
   * Requests in flight of the blocks that find the capacity, ascending; none where a budget of time
   * or a curve leaves no room.
   */
  public List<Integer> capacityLoads() {
    return forConclusions && budgetSeconds == 0 && !hasCurve()
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

  /**
   * Blocks that are measured in the whole run: those of the baseline in each group. Of a curve
   * whose points are searched for, about so many.
   */
  public int measuredBlocks() {
    return invocations * groups().stream().mapToInt(BlockPlan::perInvocation).sum();
  }

  /** Measured blocks of an invocation of sites that are up together. */
  private int perInvocation() {
    int blocks = 0;
    for (Configuration site : sites) {
      for (String mix : mixes) {
        blocks += hasCurve() ? rounds * curve.points(site.name(), mix) : rounds + pacedRounds;
      }
    }
    return blocks;
  }
}
