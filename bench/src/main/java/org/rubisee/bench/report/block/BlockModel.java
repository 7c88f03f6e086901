package org.rubisee.bench.report.block;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.rubisee.bench.report.estimate.Judgements;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.results.block.Warmth;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.capacity.Capacity;
import org.rubisee.bench.stats.capacity.CapacityPoint;
import org.rubisee.bench.stats.paired.Power;
import org.rubisee.bench.stats.warm.WarmState;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.PhaseResult;

/** What a report says of a run in blocks. */
public final class BlockModel {

  private static final double MILLIS_PER_SECOND = 1000;

  private final Run<BlockPlan> run;
  private final List<Invocation> invocations;
  private final List<Block> blocks;
  private final Map<Integer, Measurement> clients;
  private final int group;
  private final SeriesStyles styles;

  /** What was judged, once it was asked for: to judge all blocks takes a while. */
  private final List<Judgements> judgements = new ArrayList<>(1);

  /**
   * A run.
   *
   * @param blocks all blocks in the order of execution
   * @param clients what the clients measured, by the number of the measured block
   */
  public BlockModel(
      Run<BlockPlan> run,
      List<Invocation> invocations,
      List<Block> blocks,
      Map<Integer, Measurement> clients) {
    this(run, invocations, blocks, clients, 0, new SeriesStyles(run.plan().sites()));
  }

  private BlockModel(
      Run<BlockPlan> run,
      List<Invocation> invocations,
      List<Block> blocks,
      Map<Integer, Measurement> clients,
      int group,
      SeriesStyles styles) {
    this.group = group;
    this.styles = styles;
    this.run = run;
    this.invocations = List.copyOf(invocations);
    this.blocks = List.copyOf(blocks);
    this.clients = Map.copyOf(clients);
  }

  SeriesStyles styles() {
    return styles;
  }

  Run<BlockPlan> run() {
    return run;
  }

  public BlockPlan plan() {
    return run.plan();
  }

  public List<Invocation> invocations() {
    return invocations;
  }

  List<Block> blocks() {
    return blocks;
  }

  /** The groups of sites that were up together, in order; only this one if all sites were. */
  public List<BlockModel> groups() {
    List<BlockPlan> plans = plan().groups();
    if (plans.size() == 1) {
      return List.of(this);
    }
    List<BlockModel> groups = new ArrayList<>();
    for (BlockPlan own : plans) {
      int number = groups.size() + 1;
      groups.add(
          new BlockModel(
              run.of(own),
              invocations.stream().filter(start -> start.group() == number).toList(),
              blocks.stream().filter(block -> block.group() == number).toList(),
              clients,
              number,
              styles));
    }
    return groups;
  }

  /** Whether the sites were up in several groups, one after the other. */
  public boolean isGrouped() {
    return groups().size() > 1;
  }

  /** Each site in each mix; the baseline in each group. */
  List<Spot> spots() {
    return plan().mixes().stream().flatMap(mix -> spots(mix).stream()).toList();
  }

  /** The same in one mix. */
  List<Spot> spots(String mix) {
    return groups().stream()
        .flatMap(group -> group.plan().sites().stream().map(site -> new Spot(group, site, mix)))
        .toList();
  }

  /** The first group that has all of these sites; empty if none has. */
  Optional<BlockModel> groupOf(String... sites) {
    return groups().stream()
        .filter(one -> List.of(sites).stream().allMatch(one.plan()::has))
        .findFirst();
  }

  /** The name of a site; that of the baseline of one of several groups has the group. */
  String title(Configuration site) {
    return site.title() + (site.name().equals(plan().baseline()) ? groupInWords() : "");
  }

  /** One of several groups, as the end of a heading; else nothing. */
  String groupInWords() {
    return group == 0 ? "" : ", group " + group;
  }

  /** The same as the end of a file's name. */
  String groupInFiles() {
    return group == 0 ? "" : "-group-" + group;
  }

  /** How often the servers of each site were started; of groups that began, the least. */
  public int starts() {
    return groups().stream()
        .mapToInt(one -> one.invocations().size())
        .filter(starts -> starts > 0)
        .min()
        .orElse(0);
  }

  /** What the clients measured in a block; empty for a block that was not measured. */
  public Optional<Measurement> clientsOf(Block block) {
    return Optional.ofNullable(clients.get(block.number()));
  }

  /** Measured blocks of a site in a cell, in order; those of the baseline of all groups. */
  public List<Block> measured(String site, Cell cell) {
    return blocks.stream()
        .filter(block -> block.stage() == Stage.MEASURED)
        .filter(block -> block.site().equals(site) && block.cell().equals(cell))
        .toList();
  }

  /** Its sites compared. */
  public BlockComparisons comparisons() {
    return new BlockComparisons(this);
  }

  /** Saturated rounds of the invocation that has the fewest. */
  int saturatedRounds() {
    return invocations.stream().mapToInt(Invocation::rounds).min().orElse(0);
  }

  /** The saturated rounds of all invocations in words, like "7" or "7 to 12". */
  String saturatedRoundsInWords() {
    int most = invocations.stream().mapToInt(Invocation::rounds).max().orElse(0);
    return most == saturatedRounds() ? "" + most : saturatedRounds() + " to " + most;
  }

  /** Whether anything was measured in a cell. */
  boolean has(Cell cell) {
    return plan().sites().stream().anyMatch(site -> !measured(site.name(), cell).isEmpty());
  }

  /**
   * CPU milliseconds of all servers per interaction, without what they take when they are idle.
   *
   * @param block any block of the run
   */
  public double cpuMillis(Block block) {
    double idle = idleMillisPerSecond(block) / MILLIS_PER_SECOND * block.seconds();
    return perInteraction(block.servers().seconds() - idle, block);
  }

  /** The same of one tier. */
  public double cpuMillis(Block block, Tier tier) {
    if (!block.cpu().containsKey(tier)) {
      return 0;
    }
    double idle = idle(block).getOrDefault(tier, 0.0) * block.seconds();
    return perInteraction(block.cpu().get(tier).seconds() - idle, block);
  }

  /** CPU milliseconds per second that all servers of a block's site take when they are idle. */
  double idleMillisPerSecond(Block block) {
    return idle(block).values().stream().mapToDouble(Double::doubleValue).sum() * MILLIS_PER_SECOND;
  }

  private Map<Tier, Double> idle(Block block) {
    return invocations.stream()
        .filter(block::isOf)
        .findFirst()
        .map(invocation -> invocation.idle().get(block.site()))
        .orElse(Map.of());
  }

  /** CPU milliseconds per interaction of a block. */
  public static double perInteraction(double seconds, Block block) {
    return block.issued() == 0 ? 0 : Math.max(0, seconds) * MILLIS_PER_SECOND / block.issued();
  }

  /**
   * The capacity of a site in a mix, over invocations if there are several, else over rounds; empty
   * where it was not measured completely.
   */
  Optional<Capacity> capacity(String site, String mix) {
    return capacity(Stage.CAPACITY, plan().capacityLoads(), site, mix);
  }

  /**
   * The same of clients who think: the plateau of a curve. Empty where a point is missing, and for
   * curves of fewer than three points.
   */
  Optional<Capacity> peak(String site, String mix) {
    return capacity(Stage.CURVE, plan().curve().clients(site, mix), site, mix);
  }

  private Optional<Capacity> capacity(Stage stage, List<Integer> loads, String site, String mix) {
    List<CapacityPoint> points = new ArrayList<>();
    for (int load : loads) {
      double[] throughputs = throughputs(stage, load, site, mix);
      if (throughputs.length > 0) {
        points.add(new CapacityPoint(load, throughputs));
      }
    }
    boolean isComplete =
        points.size() == loads.size()
            && points.size() >= Capacity.LEAST_POINTS
            && points.stream().map(point -> point.throughputs().length).distinct().count() == 1;
    return isComplete ? Optional.of(Capacity.of(points)) : Optional.empty();
  }

  private double[] throughputs(Stage stage, int load, String site, String mix) {
    List<Block> own =
        blocks.stream()
            .filter(block -> block.stage() == stage && block.busy() == load)
            .filter(block -> block.site().equals(site) && block.cell().mix().equals(mix))
            .filter(block -> block.throughput() > 0)
            .toList();
    return values(own, Block::throughput);
  }

  /** Means of the starts of the servers; of a single start, the values of its rounds. */
  double[] values(List<Block> some, ToDoubleFunction<Block> value) {
    if (invocations.size() == 1) {
      return some.stream().mapToDouble(value).toArray();
    }
    return some.stream()
        .collect(
            Collectors.groupingBy(
                Block::invocation, TreeMap::new, Collectors.averagingDouble(value)))
        .values()
        .stream()
        .mapToDouble(Double::doubleValue)
        .toArray();
  }

  /** The greatest of the smallest ratios that the rivals' comparisons could have found. */
  OptionalDouble smallestDetectable(Cell cell) {
    return plan().rivals().stream()
        .map(rival -> comparisons().ratios(cell, plan().baseline(), rival.name(), this::cpuMillis))
        .flatMap(Optional::stream)
        .mapToDouble(ratios -> Power.smallestRatio(ratios.mean()))
        .max();
  }

  /** Response times of all measured blocks of a site in a cell. */
  ResponseTimes times(String site, Cell cell) {
    return times(measured(site, cell));
  }

  /** Response times of blocks, as far as it is known what the clients measured in them. */
  ResponseTimes times(List<Block> some) {
    List<PhaseResult> results =
        some.stream()
            .map(block -> clients.get(block.number()))
            .filter(result -> result != null)
            .map(Measurement::measured)
            .toList();
    long total = results.stream().mapToLong(result -> result.outcomes().total()).sum();
    return new ResponseTimes(
        LatencyHistogram.merged(results.stream().map(PhaseResult::response).toList())
            .withUnanswered(0),
        total);
  }

  /** Share of writes among all interactions of a site in a mix, over all its measured blocks. */
  double writeShare(String site, String mix) {
    List<Block> own =
        blocks.stream()
            .filter(block -> block.stage() == Stage.MEASURED)
            .filter(block -> block.site().equals(site) && block.cell().mix().equals(mix))
            .toList();
    long issued = own.stream().mapToLong(Block::issued).sum();
    return issued == 0 ? 0 : (double) own.stream().mapToLong(Block::writes).sum() / issued;
  }

  /** Sites that were not shown to be warm in some invocation, with the reason. */
  public Map<String, Warmth> coldSites() {
    Map<String, Warmth> cold = new LinkedHashMap<>();
    for (Configuration site : plan().sites()) {
      for (Invocation invocation : invocations) {
        Warmth warmth = invocation.warmth().get(site.name());
        if (warmth != null && warmth.state() != WarmState.WARM) {
          cold.putIfAbsent(site.name(), warmth);
        }
      }
    }
    return cold;
  }

  /** Sites that were shown not to be warm in some invocation. */
  public List<String> notWarmSites() {
    return plan().sites().stream()
        .map(Configuration::name)
        .filter(
            site ->
                invocations.stream()
                    .map(invocation -> invocation.warmth().get(site))
                    .anyMatch(one -> one != null && one.state() == WarmState.NOT_WARM))
        .toList();
  }

  /** Sites that were shown to change by more than the margin while they were measured. */
  List<String> driftingSites() {
    Set<String> drifting =
        new Steadiness(this)
            .changes().stream()
                .filter(Steadiness.Change::isDrift)
                .map(change -> change.spot().site().name())
                .collect(Collectors.toSet());
    return plan().sites().stream().map(Configuration::name).filter(drifting::contains).toList();
  }

  /** The blocks that the gates judge. */
  List<Block> judgedBlocks() {
    return blocks.stream().filter(block -> block.stage().isJudged()).toList();
  }

  /** The gates of each site in each cell, or at each point of a curve, that was measured. */
  Judgements judgements() {
    if (judgements.isEmpty()) {
      judgements.add(new Judgements("sites and cells", BlockGates.of(this)));
    }
    return judgements.get(0);
  }

  /** Sites and cells of which a gate failed. */
  public List<String> failedGates() {
    return judgements().failed();
  }

  /**
   * Whether verdicts may be drawn: several starts, no site shown to be not warm or to drift, all
   * gates passed, and meant for conclusions.
   */
  boolean allowsVerdicts() {
    return plan().forConclusions()
        && groups().stream().allMatch(one -> one.invocations().size() > 1)
        && notWarmSites().isEmpty()
        && driftingSites().isEmpty()
        && failedGates().isEmpty();
  }
}
