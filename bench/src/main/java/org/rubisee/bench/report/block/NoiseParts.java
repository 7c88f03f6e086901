package org.rubisee.bench.report.block;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.Power;
import org.rubisee.bench.stats.paired.RatioInterval;
import org.rubisee.bench.stats.paired.RatioVariance;
import org.rubisee.bench.stats.variance.Component;
import org.rubisee.bench.stats.variance.VarianceComponents;
import org.rubisee.settings.Text;

/** The section that shows how far equals differ, and what varies how much. */
record NoiseParts(BlockModel model) {

  /** The ratio that a plan is to find. */
  private static final double WANTED = 1.05;

  /** How much a group of sites varies in a mix. */
  private record Variance(BlockModel group, String mix, VarianceComponents components) {}

  /** One of these components. */
  private record Varying(Variance variance, Component component) {}

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
    body.add(
        spots()
            .column("ratio to itself", ratio(NoiseParts::itself))
            .column("pairs of rounds", spot -> "" + itself(spot).orElseThrow().rounds())
            .of(with(NoiseParts::itself)));
    body.addAll(alone());
    body.addAll(settling());
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

  private static Table<Spot> spots() {
    return new Table<Spot>().words("Site", Spot::title).words("Mix", Spot::mix);
  }

  private List<Spot> with(Function<Spot, Optional<LogRatios>> ratios) {
    return model.spots().stream().filter(spot -> ratios.apply(spot).isPresent()).toList();
  }

  private static Function<Spot, String> ratio(Function<Spot, Optional<LogRatios>> ratios) {
    return spot -> interval(ratios.apply(spot).orElseThrow()).inWords("");
  }

  private static Interval interval(LogRatios ratios) {
    return Interval.of(RatioInterval.of(ratios));
  }

  private static Optional<LogRatios> itself(Spot spot) {
    return spot.group()
        .comparisons()
        .withItself(spot.saturated(), spot.site().name(), spot.group()::cpuMillis);
  }

  private static Optional<LogRatios> cpuBeside(Spot spot) {
    return spot.group()
        .comparisons()
        .besideOverAlone(spot.saturated(), spot.site().name(), spot.group()::cpuMillis);
  }

  private static Optional<LogRatios> throughputBeside(Spot spot) {
    return spot.group()
        .comparisons()
        .besideOverAlone(spot.saturated(), spot.site().name(), Block::throughput);
  }

  /** What the other sites cost; nothing if that was not measured. */
  private List<DomContent> alone() {
    List<Spot> measured =
        with(spot -> cpuBeside(spot).filter(known -> throughputBeside(spot).isPresent()));
    return measured.isEmpty()
        ? List.of()
        : List.of(
            h3("Each site with and without the others"),
            p(
                "The site with the other sites up, over the same site while the processes of the"
                    + " others are paused, in neighbouring saturated blocks. The verdict is on CPU"
                    + " per interaction: up to 5 % more, or less, is the price of comparing sites"
                    + " side by side."),
            spots()
                .column("CPU per interaction", ratio(NoiseParts::cpuBeside))
                .column("throughput", ratio(NoiseParts::throughputBeside))
                .column("verdict", spot -> verdict(interval(cpuBeside(spot).orElseThrow())))
                .of(measured));
  }

  /** Whether a site is slower in the first moments of a block; nothing if that was not recorded. */
  List<DomContent> settling() {
    List<Spot> measured =
        model.spots().stream()
            .filter(spot -> !Double.isNaN(spot.value(Block::settlingRatio).value()))
            .toList();
    return measured.isEmpty()
        ? List.of()
        : List.of(
            h3("The first moments of a block"),
            p(
                "A block begins after a hold of its site. Throughput of the first part of each"
                    + " saturated block, which does not count, over that of the rest. Within 5 %,"
                    + " the hold leaves no trace even there; where the first part is slower, the"
                    + " beginning of the rest may be slower, too."),
            spots()
                .column("throughput", spot -> spot.value(Block::settlingRatio).inWords(""))
                .column("verdict", spot -> verdict(spot.value(Block::settlingRatio)))
                .of(measured));
  }

  /** What the interval of a ratio shows about a margin of 5 % to both sides. */
  static String verdict(Interval interval) {
    if (!interval.isKnown()) {
      return "cannot be told";
    }
    if (interval.low() > WANTED || interval.high() < 1 / WANTED) {
      return "DIFFERS by more than 5 %";
    }
    return interval.high() <= WANTED && interval.low() >= 1 / WANTED
        ? "within 5 %"
        : "cannot be told";
  }

  private List<Variance> variances() {
    List<Variance> variances = new ArrayList<>();
    for (String mix : model.plan().mixes()) {
      for (BlockModel group : model.groups()) {
        group
            .comparisons()
            .variance(new Cell(mix, LoadKind.SATURATED), group::cpuMillis)
            .ifPresent(known -> variances.add(new Variance(group, mix, known)));
      }
    }
    return variances;
  }

  private DomContent components() {
    return new Table<Varying>()
        .words("Mix", one -> one.variance().mix() + one.variance().group().groupInWords())
        .words("What varies", one -> name(one.component().level()))
        .column("deviation", one -> inWords(one.component()))
        .of(
            variances().stream()
                .flatMap(
                    variance ->
                        variance.components().components().stream()
                            .map(component -> new Varying(variance, component)))
                .toList());
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
    return component.isKnown()
        ? Text.of(
            "%s (%s to %s)",
            Numbers.percent(component.deviation()),
            Numbers.percent(component.low()),
            Numbers.percent(component.high()))
        : "unknown: this run does not repeat it";
  }

  /** How many repetitions find 5 % with 90 % power, a sentence for each mix. */
  List<String> plans() {
    return variances().stream().map(NoiseParts::plan).toList();
  }

  private static String plan(Variance known) {
    String where =
        "in the " + known.mix() + " mix" + known.group().groupInWords().replace(",", " of");
    String what = "To find a ratio of 1.05 with 90 % power " + where + " takes ";
    RatioVariance ratio = known.components().ofRatio();
    if (!known.components().at(Component.Level.BLOCK).isKnown()) {
      return Text.of(
          "How many repetitions find a ratio of 1.05 %s is unknown: an invocation needs at least"
              + " two rounds.",
          where);
    }
    if (!known.components().at(Component.Level.SITE_IN_INVOCATION).isKnown()) {
      return what
          + counted(Power.rounds(ratio, 1, WANTED), "rounds")
          + " of one invocation. That holds for this start of the servers; how starts differ needs"
          + " at least two invocations.";
    }
    int rounds = known.group().saturatedRounds();
    return what
        + counted(Power.invocations(ratio, rounds, WANTED), "invocations")
        + Text.of(" of %d rounds, or ", rounds)
        + counted(Power.invocations(ratio, 2 * rounds, WANTED), "invocations")
        + Text.of(" of %d.", 2 * rounds);
  }

  private static String counted(OptionalInt number, String unit) {
    return number.isPresent()
        ? number.getAsInt() + " " + unit
        : "over " + Numbers.of(Power.MOST_REPETITIONS) + " " + unit;
  }
}
