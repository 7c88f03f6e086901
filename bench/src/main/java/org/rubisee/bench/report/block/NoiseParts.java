package org.rubisee.bench.report.block;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.Power;
import org.rubisee.bench.stats.paired.RatioInterval;
import org.rubisee.bench.stats.paired.RatioVariance;
import org.rubisee.bench.stats.variance.Component;
import org.rubisee.bench.stats.variance.VarianceComponents;

/** The part of the page that shows how far equals differ, and what varies how much. */
final class NoiseParts {

  /** The ratio that a plan is to find. */
  private static final double WANTED = 1.05;

  private final BlockModel model;

  NoiseParts(BlockModel model) {
    this.model = model;
  }

  /** All of it. */
  List<DomContent> shown() {
    List<DomContent> body = new ArrayList<>();
    body.add(h3("Each site compared with itself"));
    body.add(
        p(
            "CPU per interaction of each even round over the odd round before it, saturated. Both"
                + " sides are the same servers, so the true ratio of a warm site is 1. The two"
                + " rounds lie further apart than neighbouring blocks, so this noise floor is an"
                + " upper estimate."));
    body.add(floor());
    body.addAll(alone());
    body.addAll(new SettlingParts(model).shown());
    body.add(h3("Components of variance"));
    body.add(
        p(
            "Standard deviations of CPU per interaction, saturated, with 95 % intervals. What all"
                + " sites have in common cancels out of a ratio. The other two components decide"
                + " how many repetitions a comparison needs. The estimate takes the same deviation"
                + " for the blocks of all sites. A run of two sites has two blocks of each in a"
                + " round; their mean counts as one block."));
    body.add(components());
    plans().forEach(plan -> body.add(p(plan)));
    return body;
  }

  /** What the other sites cost; nothing if that was not measured. */
  private List<DomContent> alone() {
    Grid grid = new Grid(2, List.of("Site", "Mix", "CPU per interaction", "throughput", "verdict"));
    boolean isMeasured = false;
    for (BlockModel group : model.groups()) {
      List<List<String>> rows = new NoiseParts(group).aloneRows();
      isMeasured = isMeasured || !rows.isEmpty();
      rows.forEach(grid::row);
    }
    return isMeasured
        ? List.of(
            h3("Each site with and without the others"),
            p(
                "The site with the other sites up, over the same site while the processes of the"
                    + " others are paused, in neighbouring saturated blocks. The verdict is on CPU"
                    + " per interaction: up to 5 % more, or less, is the price of comparing sites"
                    + " side by side."),
            grid.shown())
        : List.of();
  }

  private List<List<String>> aloneRows() {
    List<List<String>> rows = new ArrayList<>();
    for (Configuration site : model.plan().sites()) {
      for (String mix : model.plan().mixes()) {
        Optional<LogRatios> cpu =
            model.comparisons().besideOverAlone(saturated(mix), site.name(), Metric.CPU.of(model));
        Optional<LogRatios> throughput =
            model
                .comparisons()
                .besideOverAlone(saturated(mix), site.name(), Metric.THROUGHPUT.of(model));
        if (cpu.isPresent() && throughput.isPresent()) {
          RatioInterval interval = RatioInterval.of(cpu.get());
          rows.add(
              List.of(
                  model.title(site),
                  mix,
                  Words.of(interval),
                  Words.of(RatioInterval.of(throughput.get())),
                  verdict(interval)));
        }
      }
    }
    return rows;
  }

  /** What the interval of a ratio shows about a margin of 5 % to both sides. */
  static String verdict(RatioInterval interval) {
    if (!interval.isKnown()) {
      return "cannot be told";
    }
    if (interval.lower() > WANTED || interval.upper() < 1 / WANTED) {
      return "DIFFERS by more than 5 %";
    }
    return interval.upper() <= WANTED && interval.lower() >= 1 / WANTED
        ? "within 5 %"
        : "cannot be told";
  }

  private DomContent floor() {
    Grid grid = new Grid(2, List.of("Site", "Mix", "ratio to itself", "pairs of rounds"));
    for (BlockModel group : model.groups()) {
      for (Configuration site : group.plan().sites()) {
        for (String mix : model.plan().mixes()) {
          group
              .comparisons()
              .withItself(saturated(mix), site.name(), group::cpuMillis)
              .ifPresent(
                  ratios ->
                      grid.row(
                          List.of(
                              group.title(site),
                              mix,
                              Words.of(RatioInterval.of(ratios)),
                              "" + ratios.rounds())));
        }
      }
    }
    return grid.shown();
  }

  private DomContent components() {
    Grid grid = new Grid(2, List.of("Mix", "What varies", "deviation"));
    for (String mix : model.plan().mixes()) {
      for (BlockModel group : model.groups()) {
        group
            .comparisons()
            .variance(saturated(mix), group::cpuMillis)
            .ifPresent(
                variance ->
                    variance
                        .components()
                        .forEach(
                            one ->
                                grid.row(
                                    List.of(
                                        mix + group.groupInWords(),
                                        name(one.level()),
                                        inWords(one)))));
      }
    }
    return grid.shown();
  }

  private static String name(Component.Level level) {
    return switch (level) {
      case INVOCATION -> "invocations, all sites alike";
      case SITE_IN_INVOCATION -> "invocations, each site by itself";
      case ROUND -> "rounds, all sites alike";
      case BLOCK -> "blocks of a round";
    };
  }

  private static String inWords(Component component) {
    if (!component.isKnown()) {
      return "unknown: this run does not repeat it";
    }
    return "%s (%s to %s)"
        .formatted(
            Numbers.percent(component.deviation()),
            Numbers.percent(component.low()),
            Double.isInfinite(component.high()) ? "∞" : Numbers.percent(component.high()));
  }

  /** How many repetitions find 5 % with 90 % power, a sentence for each mix. */
  List<String> plans() {
    List<String> plans = new ArrayList<>();
    for (String mix : model.plan().mixes()) {
      for (BlockModel group : model.groups()) {
        group
            .comparisons()
            .variance(saturated(mix), group::cpuMillis)
            .ifPresent(variance -> plans.add(new NoiseParts(group).plan(mix, variance)));
      }
    }
    return plans;
  }

  private String plan(String mix, VarianceComponents variance) {
    RatioVariance ratio = variance.ofRatio();
    String what =
        "To find a ratio of 1.05 with 90 % power in the " + mix + " mix" + inGroup() + " takes ";
    if (!variance.at(Component.Level.BLOCK).isKnown()) {
      return "How many repetitions find a ratio of 1.05 in the "
          + mix
          + " mix"
          + inGroup()
          + " is unknown: an invocation needs at least two rounds.";
    }
    if (!variance.at(Component.Level.SITE_IN_INVOCATION).isKnown()) {
      return what
          + counted(Power.rounds(ratio, 1, WANTED), "rounds")
          + " of one invocation. That holds for this start of the servers; how starts differ needs"
          + " at least two invocations.";
    }
    int rounds = model.saturatedRounds();
    return what
        + counted(Power.invocations(ratio, rounds, WANTED), "invocations")
        + " of %d rounds, or ".formatted(rounds)
        + counted(Power.invocations(ratio, 2 * rounds, WANTED), "invocations")
        + " of %d.".formatted(2 * rounds);
  }

  private String inGroup() {
    return model.groupInWords().replace(",", " of");
  }

  private static String counted(OptionalInt number, String unit) {
    return number.isPresent()
        ? number.getAsInt() + " " + unit
        : "over " + Numbers.of(Power.MOST_REPETITIONS) + " " + unit;
  }

  private static Cell saturated(String mix) {
    return new Cell(mix, LoadKind.SATURATED);
  }
}
