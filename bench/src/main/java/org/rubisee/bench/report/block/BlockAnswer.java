package org.rubisee.bench.report.block;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.rubisee.bench.report.estimate.Answer;
import org.rubisee.bench.report.estimate.Estimate;
import org.rubisee.bench.report.estimate.Estimates;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.estimate.Limit;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.report.plot.Words;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.bench.stats.capacity.Capacity;
import org.rubisee.settings.Text;

/** What a run in blocks has found: ratios to the baseline, or the peaks of its curves. */
final class BlockAnswer {

  private final BlockModel model;
  private final Set<String> failed;

  BlockAnswer(BlockModel model) {
    this.model = model;
    this.failed = new HashSet<>(model.failedGates());
  }

  Answer answer() {
    boolean hasCurve = model.plan().hasCurve();
    Estimates estimates = hasCurve ? peaks() : ratios();
    List<String> sentences = new ArrayList<>();
    for (String mix : model.plan().mixes()) {
      sentences.add(hasCurve ? peaks(mix, estimates) : ratios(mix, estimates));
    }
    return new Answer(sentences, estimates, limits());
  }

  private String baseline() {
    return model.plan().site(model.plan().baseline()).title();
  }

  private static Estimate.Load saturated(String mix) {
    return new Estimate.Load(new Cell(mix, LoadKind.SATURATED).inWords(), mix);
  }

  private Estimates ratios() {
    List<Estimate> all = new ArrayList<>();
    for (Spot spot : model.spots()) {
      all.add(estimate(spot, Metric.CPU, spot.group()::cpuMillis));
      all.add(estimate(spot, Metric.THROUGHPUT, Block::throughput));
    }
    return new Estimates("Site", baseline(), Metric.CPU, all);
  }

  private Estimate estimate(Spot spot, Metric metric, ToDoubleFunction<Block> value) {
    return new Estimate(
        subject(spot),
        saturated(spot.mix()),
        metric,
        spot.value(value),
        Optional.of(spot.ratio(value)),
        !failed.contains(spot.site().name() + ", " + spot.saturated().inWords()));
  }

  private Estimate.Subject subject(Spot spot) {
    return new Estimate.Subject(spot.title(), model.styles().of(spot.site()));
  }

  private String ratios(String mix, Estimates estimates) {
    return estimates.compared(!model.allowsVerdicts(), mix + " mix", saturated(mix));
  }

  private static Estimate.Load load(String mix) {
    return new Estimate.Load(mix + " mix", mix);
  }

  private Estimates peaks() {
    List<Estimate> all = new ArrayList<>();
    for (Spot spot : model.spots()) {
      new CurveModel(spot.group())
          .highest(spot.site().name(), spot.mix())
          .ifPresent(highest -> all.add(peak(spot, highest)));
    }
    return new Estimates("Site", "", Metric.PEAK, all);
  }

  /** The plateau, if there are points enough for one. */
  private Estimate peak(Spot spot, CurvePoint highest) {
    MeanInterval throughput =
        spot.group()
            .peak(spot.site().name(), spot.mix())
            .map(Capacity::throughput)
            .orElse(highest.throughput());
    return new Estimate(
        subject(spot),
        load(spot.mix()),
        Metric.PEAK,
        Interval.ofPositive(throughput),
        !highest.isFailed());
  }

  private static String peaks(String mix, Estimates estimates) {
    return estimates
        .values(load(mix), "interactions per second")
        .map(found -> Text.of("The highest throughput in the %s mix is %s.", mix, found))
        .orElse(Text.of("Nothing was measured in the %s mix.", mix));
  }

  /** What the figures are worth, in sentences. */
  private List<Limit> limits() {
    List<Limit> limits = new ArrayList<>();
    limits.add(new Limit(intervals() + (model.plan().hasCurve() ? points() : blocks()), "setup"));
    if (model.isGrouped()) {
      limits.add(new Limit(groups(), "setup"));
    }
    if (!model.plan().hasCurve()) {
      model.plan().mixes().forEach(mix -> detectable(mix).ifPresent(limits::add));
    }
    limits.addAll(new Steadiness(model).limits());
    long marked = model.judgedBlocks().stream().filter(block -> !block.marks().isEmpty()).count();
    if (marked > 0) {
      limits.add(
          new Limit(
              Text.of(
                  "%d of %d measured blocks were disturbed or had unanswered requests; they count.",
                  marked, model.judgedBlocks().size()),
              "gates"));
    }
    limits.add(new Limit(model.judgements().inOneLine(), "gates"));
    limits.add(
        new Limit(
            model.allowsVerdicts()
                ? "Several starts of the servers: the intervals hold for further starts on this machine."
                : "First look, not for conclusions.",
            "setup"));
    return limits;
  }

  /** For what an interval holds, as the beginning of a sentence. */
  private String intervals() {
    return Text.of(
        "95 %% intervals %s: %s of %s",
        model.starts() == 1 ? "for this start of the servers" : "over starts of the servers",
        Words.counted(model.starts(), "start"),
        model.isGrouped() ? "each group's servers" : "all servers");
  }

  private String blocks() {
    return Text.of(
        ", %s saturated rounds each, %s interactions a block. CPU time of all servers, without what they take when they are idle.",
        model.saturatedRoundsInWords(), Numbers.of((long) model.plan().sizes().interactions()));
  }

  private String points() {
    CurvePlan curve = model.plan().curve();
    return Text.of(
        ", %s %s each. The servers stayed up between the points. Each point settled for %.0f s and was measured for %.0f s; clients think for %s s on average. CPU time of all servers, without what they take when they are idle.",
        model.saturatedRoundsInWords(),
        model.saturatedRounds() == 1 ? "round" : "rounds",
        curve.load().phases().warmUpSeconds(),
        curve.load().phases().measureSeconds(),
        Numbers.plain(curve.load().pace().thinkSeconds()));
  }

  /** Which sites were up together. */
  private String groups() {
    return Text.of(
        "The sites were up in %d groups, one after the other, each with %s: %s.%s",
        model.groups().size(),
        baseline(),
        model.groups().stream()
            .map(
                group ->
                    group.plan().rivals().stream()
                        .map(Configuration::title)
                        .collect(Collectors.joining(", ")))
            .collect(Collectors.joining("; ")),
        model.plan().hasCurve()
            ? ""
            : Text.of(" A ratio is that to %s in the site's own group.", baseline()));
  }

  private Optional<Limit> detectable(String mix) {
    OptionalDouble smallest = model.smallestDetectable(new Cell(mix, LoadKind.SATURATED));
    return smallest.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Limit(
                Text.of(
                    "%s mix: a run like this one finds a true factor of %s in 9 of 10 cases, and a smaller one less often (90 %% power).",
                    Words.capitalised(mix), Numbers.of(smallest.getAsDouble())),
                "noise"));
  }
}
