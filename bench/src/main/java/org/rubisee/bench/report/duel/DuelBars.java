package org.rubisee.bench.report.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.report.block.BlockModel;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.tier.TierCpu;
import org.rubisee.bench.stats.paired.MetricVerdict;
import org.rubisee.bench.stats.paired.Regression;
import org.rubisee.bench.stats.paired.Settling;
import org.rubisee.settings.Text;

/**
 * What bars the verdict of a duel: a gate that failed, a ratio that moved while it was measured, or
 * JIT compilation in the measured blocks. Both builds warm up alike, so the warm-up of a single
 * site bars none.
 *
 * @param regression the metrics of the duel
 */
record DuelBars(BlockModel model, Regression regression) {

  /** JIT compilation takes less than this share of the CPU time of a build in each mix. */
  static final double COMPILER_SHARE = 0.05;

  /** The shares of both builds differ by less than this. */
  static final double COMPILER_DISTANCE = 0.02;

  private static final double PERCENT = 100;
  private static final String ADVICE = ": give it more --minutes.";

  /** The share of JIT compilation in the measured blocks of each build, in one start and mix. */
  private record Compilation(String mix, double base, double rival) {

    private double most() {
      return Math.max(base, rival);
    }

    private boolean isSmallAndAlike() {
      return most() < COMPILER_SHARE && Math.abs(base - rival) < COMPILER_DISTANCE;
    }

    private String inWords() {
      return Text.of(
          "JIT compilation took %.1f %% (BASE) and %.1f %% (NEW) of the CPU time in the %s mix; a"
              + " verdict needs less than %.0f %%, and a difference of less than %.0f points",
          PERCENT * base,
          PERCENT * rival,
          mix,
          PERCENT * COMPILER_SHARE,
          PERCENT * COMPILER_DISTANCE);
    }
  }

  /** Sentences; none if a verdict may be given. */
  List<String> inWords() {
    List<String> bars = new ArrayList<>();
    missing().forEach(metric -> bars.add("No round has measured " + metric + "."));
    model
        .failedGates()
        .forEach(cell -> bars.add("A gate failed, which bars a verdict: " + cell + "."));
    compilation().stream()
        .filter(one -> !one.isSmallAndAlike())
        .forEach(one -> bars.add(one.inWords() + ADVICE));
    regression.metrics().stream()
        .filter(metric -> metric.settling().isMoving())
        .forEach(metric -> bars.add(movement(metric) + ADVICE));
    return bars;
  }

  /** A metric that nothing is known of must not pass with the others. */
  private List<String> missing() {
    List<String> known =
        regression.metrics().stream().map(metric -> metric.metric().name()).toList();
    return model.plan().mixes().stream()
        .flatMap(mix -> DuelReport.metricsOf(mix).stream())
        .filter(metric -> !known.contains(metric))
        .toList();
  }

  /** The largest share of JIT compilation of a build in a mix and a start, 0 to 1. */
  double mostCompilation() {
    return compilation().stream().mapToDouble(Compilation::most).max().orElse(0);
  }

  private static String movement(MetricVerdict metric) {
    Settling settling = metric.settling();
    return Text.of(
        "The ratio of %s moved by %.1f %% (99 %% interval %.1f to %.1f) while it was measured, more"
            + " than %.0f %%",
        metric.metric().name(),
        PERCENT * settling.movement(),
        PERCENT * settling.leastMovement(),
        PERCENT * settling.greatestMovement(),
        PERCENT * Settling.MOST_MOVEMENT);
  }

  private List<Compilation> compilation() {
    List<Compilation> all = new ArrayList<>();
    Configuration rival = model.plan().rivals().get(0);
    for (Invocation start : model.invocations()) {
      for (String mix : model.plan().mixes()) {
        all.add(
            new Compilation(
                mix, share(model.plan().baseline(), mix, start), share(rival.name(), mix, start)));
      }
    }
    return all;
  }

  private double share(String site, String mix, Invocation start) {
    List<Block> blocks =
        model.measured(site, new Cell(mix, LoadKind.SATURATED)).stream()
            .filter(block -> block.isOf(start))
            .toList();
    double seconds = sum(blocks, TierCpu::seconds);
    return seconds > 0 ? sum(blocks, TierCpu::compilerSeconds) / seconds : 0;
  }

  private static double sum(List<Block> blocks, ToDoubleFunction<TierCpu> part) {
    return blocks.stream().map(Block::servers).mapToDouble(part).sum();
  }
}
