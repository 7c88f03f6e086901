package org.rubisee.bench.report.block;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.Warmth;
import org.rubisee.bench.results.tier.TierCpu;
import org.rubisee.bench.stats.paired.RatioInterval;

/**
 * Whether the sites of a run were warm before they were measured, and steady while they were: CPU
 * per interaction of the later half of the saturated rounds over the earlier half. A site that is
 * not warm, or drifts, bars verdicts; where warmth cannot be told, the result says so.
 */
final class Steadiness {

  /** The largest change that does not matter. */
  private static final double MARGIN = 0.05;

  private final BlockModel model;

  Steadiness(BlockModel model) {
    this.model = model;
  }

  /**
   * How a site changed in one mix.
   *
   * @param group of sites that were up together
   * @param ratio the later half over the earlier half; empty if there are too few rounds for an
   *     interval
   */
  record Change(BlockModel group, Configuration site, String mix, Optional<RatioInterval> ratio) {

    /** Whether it is shown to exceed the margin. */
    boolean isDrift() {
      return ratio
          .filter(known -> known.lower() > 1 + MARGIN || known.upper() < 1 / (1 + MARGIN))
          .isPresent();
    }

    /** The farther end of the interval from 1; infinite if nothing is known. */
    double most() {
      return ratio
          .map(known -> Math.max(known.upper() - 1, 1 - known.lower()))
          .orElse(Double.POSITIVE_INFINITY);
    }

    private List<String> row() {
      return List.of(
          group.title(site),
          mix,
          ratio.map(Words::of).orElse("too few rounds"),
          Numbers.percent(compilers()),
          ratio.map(NoiseParts::verdict).orElse("cannot be told"));
    }

    private double compilers() {
      List<Block> blocks = group.measured(site.name(), new Cell(mix, LoadKind.SATURATED));
      double all = sum(blocks, TierCpu::seconds);
      return all > 0 ? sum(blocks, TierCpu::compilerSeconds) / all : 0;
    }

    private static double sum(List<Block> blocks, ToDoubleFunction<TierCpu> part) {
      return blocks.stream().map(Block::servers).mapToDouble(part).sum();
    }
  }

  /** The changes of all sites in all mixes; the baseline's in each group of sites. */
  List<Change> changes() {
    List<Change> changes = new ArrayList<>();
    for (String mix : model.plan().mixes()) {
      for (BlockModel group : model.groups()) {
        for (Configuration site : group.plan().sites()) {
          changes.add(
              new Change(
                  group,
                  site,
                  mix,
                  group
                      .comparisons()
                      .laterOverEarlier(
                          new Cell(mix, LoadKind.SATURATED), site.name(), group::cpuMillis)
                      .map(RatioInterval::of)
                      .filter(RatioInterval::isKnown)));
        }
      }
    }
    return changes;
  }

  /** A badge of the page; empty if all sites were warm. */
  Optional<String> badge() {
    if (!model.notWarmSites().isEmpty()) {
      return Optional.of("not warm");
    }
    return model.coldSites().isEmpty() ? Optional.empty() : Optional.of("warmth cannot be told");
  }

  /** What a reader of the ratios must know, in sentences; empty if all sites were warm. */
  List<Remark> remarks() {
    List<Remark> remarks = new ArrayList<>();
    List<String> notWarm = model.notWarmSites();
    if (!notWarm.isEmpty()) {
      remarks.add(new Remark("Not warm: " + withCompilers(notWarm) + ".", "warm-up"));
    }
    List<String> untold =
        model.coldSites().keySet().stream().filter(site -> !notWarm.contains(site)).toList();
    if (!untold.isEmpty()) {
      remarks.add(
          new Remark(
              "Whether they were warm cannot be told: " + withCompilers(untold) + ".", "warm-up"));
    }
    if (!model.driftingSites().isEmpty()) {
      remarks.add(
          new Remark(
              "Changed by more than %.0f %% while they were measured: %s."
                  .formatted(100 * MARGIN, String.join(", ", model.driftingSites())),
              "steady"));
    } else if (!model.coldSites().isEmpty() && model.plan().forConclusions()) {
      double most = changes().stream().mapToDouble(Change::most).max().orElseThrow();
      if (Double.isFinite(most)) {
        remarks.add(
            new Remark(
                "While they were measured, CPU per interaction of no site changed by more than %s"
                        .formatted(Numbers.percent(most))
                    + " (95 % intervals).",
                "steady"));
      }
    }
    return remarks;
  }

  private String withCompilers(List<String> sites) {
    return "%s (JIT compilation at most %s of the CPU time)"
        .formatted(
            String.join(", ", sites),
            Numbers.percent(sites.stream().mapToDouble(this::compilersInWarmUp).max().orElse(0)));
  }

  /** The largest share of all starts. */
  private double compilersInWarmUp(String site) {
    return model.invocations().stream()
        .map(invocation -> invocation.warmth().get(site))
        .filter(warmth -> warmth != null)
        .mapToDouble(Warmth::compilerShare)
        .max()
        .orElse(0);
  }

  /** A table of all sites. */
  List<DomContent> shown() {
    Grid grid =
        new Grid(
            2,
            List.of("Site", "Mix", "later half over earlier half", "JIT compilation", "verdict"));
    changes().forEach(change -> grid.row(change.row()));
    return List.of(
        p(
            "CPU per interaction of the later half of the saturated rounds over that of the earlier"
                + " half, round by round. The intervals hold for these starts of the servers, all"
                + " taken together. JIT compilation is its share in the CPU time of the same"
                + " blocks. A change of more than 5 % that is shown bars verdicts."),
        grid.shown());
  }
}
