package org.rubisee.bench.report.block;

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
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.RatioInterval;
import org.rubisee.bench.stats.variance.VarianceComponents;

/**
 * Compares sites by the blocks of a run, on the logarithm of a metric. Blocks of one site in one
 * round count as one, by their geometric mean.
 */
public final class BlockComparisons {

  private final BlockModel model;

  BlockComparisons(BlockModel model) {
    this.model = model;
  }

  /**
   * The ratio of a metric of two sites, rival over baseline, in one cell; empty when no round has
   * both.
   */
  public Optional<LogRatios> ratios(
      Cell cell, String baseline, String rival, ToDoubleFunction<Block> metric) {
    return perInvocation(
        invocation -> {
          Map<Integer, Double> base = logsByRound(cell, baseline, invocation, metric);
          Map<Integer, Double> other = logsByRound(cell, rival, invocation, metric);
          return base.entrySet().stream()
              .filter(round -> other.containsKey(round.getKey()))
              .mapToDouble(round -> other.get(round.getKey()) - round.getValue())
              .toArray();
        });
  }

  /** The metric of one site itself, as a geometric mean with its interval. */
  public Optional<RatioInterval> value(Cell cell, String site, ToDoubleFunction<Block> metric) {
    return perInvocation(
            invocation ->
                logsByRound(cell, site, invocation, metric).values().stream()
                    .mapToDouble(Double::doubleValue)
                    .toArray())
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
            .map(invocation -> logs.apply(invocation.number()))
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
