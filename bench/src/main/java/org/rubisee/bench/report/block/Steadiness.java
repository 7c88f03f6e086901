package org.rubisee.bench.report.block;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.estimate.Limit;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Warmth;
import org.rubisee.bench.results.tier.TierCpu;
import org.rubisee.bench.stats.paired.RatioInterval;
import org.rubisee.settings.Text;

/**
 * Whether the sites of a run were warm before they were measured, and steady while they were: CPU
 * per interaction of the later half of the saturated rounds over the earlier half. A site that is
 * not warm, or drifts, bars verdicts; where warmth cannot be told, the result says so.
 */
record Steadiness(BlockModel model) {

  /** The largest change that does not matter. */
  private static final double MARGIN = 0.05;

  /**
   * How a site changed in one mix.
   *
   * @param ratio the later half over the earlier half; empty if there are too few rounds for an
   *     interval
   */
  record Change(Spot spot, Optional<Interval> ratio) {

    private static Change of(Spot spot) {
      return new Change(
          spot,
          spot.group()
              .comparisons()
              .laterOverEarlier(spot.saturated(), spot.site().name(), spot.group()::cpuMillis)
              .map(RatioInterval::of)
              .map(Interval::of)
              .filter(Interval::isKnown));
    }

    /** Whether it is shown to exceed the margin. */
    boolean isDrift() {
      return ratio
          .filter(known -> known.low() > 1 + MARGIN || known.high() < 1 / (1 + MARGIN))
          .isPresent();
    }

    /** The farther end of the interval from 1; infinite if nothing is known. */
    double most() {
      return ratio
          .map(known -> Math.max(known.high() - 1, 1 - known.low()))
          .orElse(Double.POSITIVE_INFINITY);
    }

    private double compilers() {
      double all = sum(TierCpu::seconds);
      return all > 0 ? sum(TierCpu::compilerSeconds) / all : 0;
    }

    private double sum(ToDoubleFunction<TierCpu> part) {
      return spot.blocks().stream().map(Block::servers).mapToDouble(part).sum();
    }
  }

  /** The changes of all sites in all mixes; the baseline's in each group of sites. */
  List<Change> changes() {
    return model.spots().stream().map(Change::of).toList();
  }

  /** A badge of the page; empty if all sites were warm. */
  Optional<String> badge() {
    if (!model.notWarmSites().isEmpty()) {
      return Optional.of("not warm");
    }
    return model.coldSites().isEmpty() ? Optional.empty() : Optional.of("warmth cannot be told");
  }

  /** What a reader of the ratios must know, in sentences; empty if all sites were warm. */
  List<Limit> limits() {
    List<Limit> limits = new ArrayList<>();
    List<String> notWarm = model.notWarmSites();
    if (!notWarm.isEmpty()) {
      limits.add(new Limit("Not warm: " + withCompilers(notWarm) + ".", "warm-up"));
    }
    List<String> untold =
        model.coldSites().keySet().stream().filter(site -> !notWarm.contains(site)).toList();
    if (!untold.isEmpty()) {
      limits.add(
          new Limit(
              "Whether they were warm cannot be told: " + withCompilers(untold) + ".", "warm-up"));
    }
    if (!model.driftingSites().isEmpty()) {
      limits.add(
          new Limit(
              Text.of(
                  "Changed by more than %.0f %% while they were measured: %s.",
                  100 * MARGIN, String.join(", ", model.driftingSites())),
              "steady"));
    } else if (!model.coldSites().isEmpty() && model.plan().forConclusions()) {
      double most = changes().stream().mapToDouble(Change::most).max().orElseThrow();
      if (Double.isFinite(most)) {
        limits.add(
            new Limit(
                Text.of(
                        "While they were measured, CPU per interaction of no site changed by more"
                            + " than %s",
                        Numbers.percent(most))
                    + " (95 % intervals).",
                "steady"));
      }
    }
    return limits;
  }

  private String withCompilers(List<String> sites) {
    return Text.of(
        "%s (JIT compilation at most %s of the CPU time)",
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
    return List.of(
        p(
            "CPU per interaction of the later half of the saturated rounds over that of the earlier"
                + " half, round by round. The intervals hold for these starts of the servers, all"
                + " taken together. JIT compilation is its share in the CPU time of the same"
                + " blocks. A change of more than 5 % that is shown bars verdicts."),
        new Table<Change>()
            .words("Site", change -> change.spot().title())
            .words("Mix", change -> change.spot().mix())
            .column(
                "later half over earlier half",
                change -> change.ratio().map(known -> known.inWords("")).orElse("too few rounds"))
            .column("JIT compilation", change -> Numbers.percent(change.compilers()))
            .column(
                "verdict",
                change -> change.ratio().map(NoiseParts::verdict).orElse("cannot be told"))
            .of(changes()));
  }
}
