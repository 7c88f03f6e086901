package org.rubisee.bench.results.block;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.rubisee.bench.results.Build;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.DatabaseEngine;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.Machine;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierCpu;
import org.rubisee.bench.stats.warm.WarmState;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.load.Pace;

/** Runs in blocks that tests make up. */
public final class SampleRuns {

  public static final Instant BEGIN = Instant.parse("2026-11-22T10:00:00Z");

  private static final double NO_NOISE = 0;

  private SampleRuns() {}

  /** A plan of sites without knobs, both mixes; the first is the baseline. */
  public static BlockPlan plan(List<String> sites, int rounds, int pacedRounds) {
    return new BlockPlan(
        "rubis quickstart",
        sites.stream()
            .map(site -> Configuration.plain(site, site.toUpperCase(Locale.ROOT)))
            .toList(),
        sites.get(0),
        0,
        List.of("browsing", "bidding"),
        BlockSizes.SHORT,
        rounds,
        pacedRounds,
        1,
        WarmUpPlan.SHORT,
        0,
        7,
        false,
        CurvePlan.NONE);
  }

  /** The same plan in groups of at most so many sites, with starts of the servers. */
  public static BlockPlan grouped(BlockPlan plan, int together, int invocations) {
    return new BlockPlan(
        plan.command(),
        plan.sites(),
        plan.baseline(),
        together,
        plan.mixes(),
        plan.sizes(),
        plan.rounds(),
        plan.pacedRounds(),
        invocations,
        plan.warmUp(),
        plan.budgetSeconds(),
        plan.seed(),
        plan.forConclusions(),
        plan.curve());
  }

  /** A plan for conclusions. */
  public static BlockPlan conclusions(List<String> sites) {
    BlockPlan first = plan(sites, 12, 2);
    return new BlockPlan(
        first.command(),
        first.sites(),
        first.baseline(),
        first.together(),
        first.mixes(),
        BlockSizes.FULL,
        first.rounds(),
        first.pacedRounds(),
        3,
        WarmUpPlan.FULL,
        0,
        first.seed(),
        true,
        CurvePlan.NONE);
  }

  /** A plan for conclusions with a curve of clients who think for 7 s. */
  public static BlockPlan curve(List<String> sites, List<Integer> clients) {
    return conclusions(sites).along(CurvePlan.of(clients, Pace.PAPER));
  }

  /** The same with points that are searched for, up to 10,000 clients. */
  public static BlockPlan searchedCurve(List<String> sites) {
    return conclusions(sites).along(CurvePlan.searching(10_000, Pace.PAPER));
  }

  /**
   * A bidding block of clients who think: 30 s in which so many interactions ended, of 1 CPU
   * millisecond each.
   */
  public static Block curveBlock(
      int number, int invocation, int round, String site, int clients, long interactions) {
    return curveBlock(number, invocation, round, Stage.CURVE, site, clients, interactions);
  }

  /** The same of another stage. */
  public static Block curveBlock(
      int number,
      int invocation,
      int round,
      Stage stage,
      String site,
      int clients,
      long interactions) {
    return new Block(
        number,
        invocation,
        1,
        round,
        stage,
        site,
        new Cell("bidding", LoadKind.THINKING),
        BEGIN.plusSeconds(50L * number),
        30,
        interactions,
        Outcomes.of(Outcome.OK, interactions),
        interactions * 15 / 100,
        8,
        Map.of(Tier.WEB, new TierCpu(interactions / 1_000.0, 0, 0)),
        new Surroundings(0.01, 0, 7, 3, 4, 2_500),
        List.of(),
        clients,
        Map.of(),
        0);
  }

  /** A bidding block that looks for the capacity. It answers 250 interactions a second. */
  public static Block capacityBlock(int number, int invocation, int round, String site, int busy) {
    return block(
        number,
        invocation,
        round,
        Stage.CAPACITY,
        site,
        new Cell("bidding", LoadKind.SATURATED),
        1,
        busy);
  }

  /** The folder of a run that has begun, called as the run. */
  public static BlocksFolder begun(Path parent, Run<BlockPlan> run) throws IOException {
    Path folder = Files.createDirectories(parent.resolve(run.id()));
    BlocksFolder.begin(folder, run);
    return BlocksFolder.open(folder);
  }

  /** A run that begins. */
  public static Run<BlockPlan> run(BlockPlan plan) {
    return Run.starting(
        BlocksFolder.KIND,
        "20261122-100000",
        BEGIN,
        plan,
        new Environment(
            new Machine("Debian", "6.1", "a processor", 2, 24L << 30),
            new DatabaseEngine("MySQL", "8.0.33", Map.of("users", 50_000)),
            List.of(),
            Map.of(),
            Map.of(),
            true,
            List.of(),
            new Build("", "", Map.of()),
            List.of()));
  }

  /** An invocation that has ended, all sites warm and without idle consumption. */
  public static Invocation invocation(BlockPlan plan, int number) {
    return invocation(plan, number, 1);
  }

  /**
   * The same of a group.
   *
   * @param plan that of the group
   */
  public static Invocation invocation(BlockPlan plan, int number, int group) {
    Map<String, Warmth> warmth = new TreeMap<>();
    plan.sites()
        .forEach(site -> warmth.put(site.name(), new Warmth(WarmState.WARM, "", 20_000, 40, 0.01)));
    return Invocation.starting(number, group, BEGIN)
        .with(footprints(plan, number))
        .warmedUp(warmth, 25)
        .of(plan.rounds())
        .in(RunState.COMPLETE);
  }

  /** Each site starts in 6 s, and in one second more with each invocation. */
  private static Map<String, Footprint> footprints(BlockPlan plan, int invocation) {
    Map<String, Footprint> footprints = new TreeMap<>();
    for (Configuration site : plan.sites()) {
      footprints.put(
          site.name(),
          new Footprint(5.0 + invocation, 170L << 20, 200L << 20, Map.of())
              .with(Footprint.Moment.STARTED, 300L << 20)
              .with(Footprint.Moment.REST, 600L << 20)
              .with(Footprint.Moment.LOADED, 650L << 20));
    }
    return footprints;
  }

  /** A measured block. */
  public static Block block(int number, int invocation, int round, String site, Cell cell) {
    return block(number, invocation, round, site, cell, 1);
  }

  /** A measured block that takes so many CPU milliseconds per interaction. */
  public static Block block(
      int number, int invocation, int round, String site, Cell cell, double cpuMillis) {
    return block(number, invocation, round, Stage.MEASURED, site, cell, cpuMillis);
  }

  /** A block of any stage. */
  public static Block block(
      int number,
      int invocation,
      int round,
      Stage stage,
      String site,
      Cell cell,
      double cpuMillis) {
    return block(number, invocation, round, stage, site, cell, cpuMillis, 8);
  }

  private static Block block(
      int number,
      int invocation,
      int round,
      Stage stage,
      String site,
      Cell cell,
      double cpuMillis,
      int busy) {
    return new Block(
        number,
        invocation,
        1,
        round,
        stage,
        site,
        cell,
        BEGIN.plusSeconds(5L * number),
        4,
        1_000,
        Outcomes.of(Outcome.OK, 1_000),
        cell.mix().equals("bidding") ? 150 : 0,
        8,
        Map.of(
            Tier.WEB, new TierCpu(0.6 * cpuMillis, 0.01, 0.02),
            Tier.DB, new TierCpu(0.4 * cpuMillis, 0, 0),
            Tier.CLIENT, new TierCpu(0.1, 0, 0)),
        new Surroundings(0.01, 0, 7, 3, 4, 2_500),
        List.of(),
        busy,
        Map.of(Tier.WEB, Math.round(30e6 * cpuMillis), Tier.APP, Math.round(20e6 * cpuMillis)),
        0);
  }

  /** The same block in another group. */
  public static Block in(int group, Block block) {
    return copy(group, block, block.cpu(), block.settlingThroughput());
  }

  /** The same block, with the throughput of the part that does not count. */
  public static Block settling(double throughput, Block block) {
    return copy(block.group(), block, block.cpu(), throughput);
  }

  /** The same block, of whose CPU time JIT compilation takes a share. */
  public static Block compiling(double share, Block block) {
    Map<Tier, TierCpu> cpu = new TreeMap<>(block.cpu());
    cpu.put(
        Tier.WEB, new TierCpu(cpu.get(Tier.WEB).seconds(), share * block.servers().seconds(), 0));
    return copy(block.group(), block, cpu, block.settlingThroughput());
  }

  private static Block copy(
      int group, Block block, Map<Tier, TierCpu> cpu, double settlingThroughput) {
    return new Block(
        block.number(),
        block.invocation(),
        group,
        block.round(),
        block.stage(),
        block.site(),
        block.cell(),
        block.startedAt(),
        block.seconds(),
        block.issued(),
        block.outcomes(),
        block.writes(),
        block.medianMillis(),
        cpu,
        block.surroundings(),
        block.marks(),
        block.busy(),
        block.allocatedBytes(),
        settlingThroughput);
  }

  /**
   * Blocks of all rounds.
   *
   * @param cpuMillis CPU milliseconds per interaction by site
   * @param deviation standard deviation of the logarithm of a block
   */
  public static List<Block> blocks(
      BlockPlan plan, Map<String, Double> cpuMillis, double deviation, long seed) {
    Random random = new Random(seed);
    List<Block> blocks = new ArrayList<>();
    for (int round = 1; round <= plan.rounds(); round++) {
      for (String mix : plan.mixes()) {
        for (Configuration site : plan.sites()) {
          double noise = deviation == NO_NOISE ? 1 : Math.exp(deviation * random.nextGaussian());
          blocks.add(
              block(
                  blocks.size() + 1,
                  1,
                  round,
                  site.name(),
                  new Cell(mix, LoadKind.SATURATED),
                  noise * cpuMillis.get(site.name())));
        }
      }
    }
    return blocks;
  }
}
