package org.rubisee.bench.report.block;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.MeasuredTime;
import org.rubisee.bench.stats.paired.RatioInterval;
import org.rubisee.bench.stats.variance.VarianceComponents;

/**
 * Compares sites by the blocks of a run, on the logarithm of a metric. Blocks of one site in one
 * round count as one, by their geometric mean. What is no ratio and no value of a site is asked of
 * each group by itself.
 */
public final class BlockComparisons {

  private static final double MILLIS_PER_SECOND = 1000;

  private final BlockModel model;

  BlockComparisons(BlockModel model) {
    this.model = model;
  }

  /**
   * The ratio of a metric of two sites, rival over baseline, in one cell; empty when no round has
   * both. Sites of different groups are compared {@link #throughBaseline through the baseline}.
   */
  public Optional<LogRatios> ratios(
      Cell cell, String baseline, String rival, ToDoubleFunction<Block> metric) {
    if (!model.isGrouped()) {
      return perInvocation(
          invocation -> values(logRatios(cell, baseline, rival, invocation, metric)));
    }
    Optional<BlockModel> group = model.groupOf(baseline, rival);
    return group.isPresent()
        ? group.get().comparisons().ratios(cell, baseline, rival, metric)
        : overBaseline(cell, baseline, rival, metric);
  }

  /**
   * Whether two sites were never up together. Each is then compared with the baseline of its own
   * group in neighbouring blocks, and the ratio of these two ratios is that of the sites.
   */
  boolean throughBaseline(String one, String other) {
    return model.groupOf(one, other).isEmpty();
  }

  /**
   * The ratio of two ratios to the baseline. Rounds of the same number make a value; they are
   * independent of each other, so the spread of the values holds the noise of both ratios.
   */
  private Optional<LogRatios> overBaseline(
      Cell cell, String less, String more, ToDoubleFunction<Block> metric) {
    BlockComparisons lower = model.groupOf(less).orElseThrow().comparisons();
    BlockComparisons upper = model.groupOf(more).orElseThrow().comparisons();
    String baseline = model.plan().baseline();
    return perInvocation(
        invocation ->
            values(
                differences(
                    lower.logRatios(cell, baseline, less, invocation, metric),
                    upper.logRatios(cell, baseline, more, invocation, metric))));
  }

  /** Logarithms of the ratio of two sites that were up together, by round. */
  private Map<Integer, Double> logRatios(
      Cell cell, String baseline, String rival, int invocation, ToDoubleFunction<Block> metric) {
    return differences(
        logsByRound(cell, baseline, invocation, metric),
        logsByRound(cell, rival, invocation, metric));
  }

  /** The second less the first, of rounds that both have. */
  private static Map<Integer, Double> differences(
      Map<Integer, Double> first, Map<Integer, Double> second) {
    Map<Integer, Double> differences = new LinkedHashMap<>(first);
    differences.keySet().retainAll(second.keySet());
    differences.replaceAll((round, value) -> second.get(round) - value);
    return differences;
  }

  private static double[] values(Map<Integer, Double> byRound) {
    return byRound.values().stream().mapToDouble(Double::doubleValue).toArray();
  }

  /**
   * The metric of one site itself, as a geometric mean with its interval; that of the baseline in
   * the first group that has it.
   */
  public Optional<RatioInterval> value(Cell cell, String site, ToDoubleFunction<Block> metric) {
    if (model.isGrouped()) {
      return model.groupOf(site).orElseThrow().comparisons().value(cell, site, metric);
    }
    return perInvocation(invocation -> values(logsByRound(cell, site, invocation, metric)))
        .map(RatioInterval::of);
  }

  /**
   * A site against itself: each even round over the odd round before it; empty when there is no
   * such pair.
   */
  Optional<LogRatios> withItself(Cell cell, String site, ToDoubleFunction<Block> metric) {
    return perInvocation(
        invocation -> {
          Map<Integer, Double> logs = logsByRound(cell, site, invocation, metric);
          return logs.keySet().stream()
              .filter(round -> round % 2 == 0 && logs.containsKey(round - 1))
              .mapToDouble(round -> logs.get(round) - logs.get(round - 1))
              .toArray();
        });
  }

  /**
   * How a metric of a site changed while it was measured: each round of the later half over the one
   * with the same place in the earlier half, all starts of the servers together; empty when there
   * is no such pair.
   */
  Optional<LogRatios> laterOverEarlier(Cell cell, String site, ToDoubleFunction<Block> metric) {
    return perInvocation(
            invocation -> {
              double[] logs =
                  logsByRound(cell, site, invocation, metric).entrySet().stream()
                      .sorted(Map.Entry.comparingByKey())
                      .mapToDouble(Map.Entry::getValue)
                      .toArray();
              int half = logs.length / 2;
              return IntStream.range(0, half)
                  .mapToDouble(place -> logs[logs.length - half + place] - logs[place])
                  .toArray();
            })
        .map(LogRatios::ofTheseStarts);
  }

  /**
   * A site with the other sites up, over the same site with the others paused, in neighbouring
   * blocks; empty when there is no such pair.
   */
  Optional<LogRatios> besideOverAlone(Cell cell, String site, ToDoubleFunction<Block> metric) {
    return perInvocation(
        invocation -> {
          List<Block> own =
              model.blocks().stream()
                  .filter(block -> block.stage() == Stage.ALONE || block.stage() == Stage.BESIDE)
                  .filter(block -> block.invocation() == invocation)
                  .filter(block -> block.site().equals(site) && block.cell().equals(cell))
                  .toList();
          return IntStream.range(0, own.size() / 2)
              .mapToObj(pair -> own.subList(2 * pair, 2 * pair + 2))
              .filter(pair -> pair.stream().allMatch(block -> metric.applyAsDouble(block) > 0))
              .mapToDouble(pair -> besideOverAlone(pair, metric))
              .toArray();
        });
  }

  /** When the saturated rounds were measured: of all starts of the servers, the least times. */
  public MeasuredTime time() {
    double before = Double.POSITIVE_INFINITY;
    double seconds = Double.POSITIVE_INFINITY;
    for (Invocation invocation : model.invocations()) {
      List<Block> own = model.blocks().stream().filter(block -> block.isOf(invocation)).toList();
      List<Block> rounds =
          own.stream()
              .filter(block -> block.stage() == Stage.MEASURED)
              .filter(block -> block.cell().load() == LoadKind.SATURATED)
              .toList();
      if (!rounds.isEmpty()) {
        Block last = rounds.get(rounds.size() - 1);
        before = Math.min(before, secondsBetween(own.get(0), rounds.get(0)));
        seconds = Math.min(seconds, secondsBetween(rounds.get(0), last) + last.seconds());
      }
    }
    return Double.isInfinite(before) ? new MeasuredTime(0, 0) : new MeasuredTime(before, seconds);
  }

  private static double secondsBetween(Block one, Block later) {
    return Duration.between(one.startedAt(), later.startedAt()).toMillis() / MILLIS_PER_SECOND;
  }

  private static double besideOverAlone(List<Block> pair, ToDoubleFunction<Block> metric) {
    double ratio = Math.log(metric.applyAsDouble(pair.get(0)) / metric.applyAsDouble(pair.get(1)));
    return pair.get(0).stage() == Stage.BESIDE ? ratio : -ratio;
  }

  /**
   * How much a metric varies in a cell, by level of repetition. Rounds without all sites are left
   * out; empty when no complete round of at least two sites is left.
   */
  Optional<VarianceComponents> variance(Cell cell, ToDoubleFunction<Block> metric) {
    List<double[][]> perInvocation = new ArrayList<>();
    for (Invocation invocation : model.invocations()) {
      List<Map<Integer, Double>> sites =
          model.plan().sites().stream()
              .map(site -> logsByRound(cell, site.name(), invocation.number(), metric))
              .toList();
      double[][] rounds =
          sites.get(0).keySet().stream()
              .filter(round -> sites.stream().allMatch(site -> site.containsKey(round)))
              .sorted()
              .map(round -> sites.stream().mapToDouble(site -> Math.exp(site.get(round))).toArray())
              .toArray(double[][]::new);
      if (rounds.length > 0) {
        perInvocation.add(rounds);
      }
    }
    return perInvocation.isEmpty() || model.plan().sites().size() < 2
        ? Optional.empty()
        : Optional.of(VarianceComponents.of(perInvocation.toArray(double[][][]::new)));
  }

  /** The logarithms of all invocations that have some. */
  private Optional<LogRatios> perInvocation(IntFunction<double[]> logs) {
    double[][] some =
        model.invocations().stream()
            .map(Invocation::number)
            .distinct()
            .map(logs::apply)
            .filter(values -> values.length > 0)
            .toArray(double[][]::new);
    return some.length == 0 ? Optional.empty() : Optional.of(LogRatios.of(some));
  }

  /** The mean logarithm of a metric by round; rounds without a positive value are left out. */
  private Map<Integer, Double> logsByRound(
      Cell cell, String site, int invocation, ToDoubleFunction<Block> metric) {
    Map<Integer, List<Double>> logs = new LinkedHashMap<>();
    model.measured(site, cell).stream()
        .filter(block -> block.invocation() == invocation && metric.applyAsDouble(block) > 0)
        .forEach(
            block ->
                logs.computeIfAbsent(block.round(), round -> new ArrayList<>())
                    .add(Math.log(metric.applyAsDouble(block))));
    Map<Integer, Double> means = new LinkedHashMap<>();
    logs.forEach(
        (round, values) ->
            means.put(
                round, values.stream().mapToDouble(Double::doubleValue).average().orElseThrow()));
    return means;
  }
}
