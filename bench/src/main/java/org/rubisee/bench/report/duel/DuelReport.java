package org.rubisee.bench.report.duel;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.report.block.BlockModel;
import org.rubisee.bench.report.comparison.JunitXml;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Section;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.IntervalPlot;
import org.rubisee.bench.report.plot.SeriesStyle;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.MetricRatios;
import org.rubisee.bench.stats.paired.MetricVerdict;
import org.rubisee.bench.stats.paired.RatioInterval;
import org.rubisee.bench.stats.paired.Regression;
import org.rubisee.bench.stats.paired.Verdict;
import org.rubisee.settings.Text;

/** The verdict on two builds that were measured in neighbouring blocks. */
public final class DuelReport {

  /**
   * Standard deviation of the log ratio of equal builds between starts of the servers. JIT
   * compilation and the layout of memory make each start a draw of its own, which no number of its
   * rounds shows. Duels of equal builds gave 0.7 %, with 0.9 % as the upper end of its interval:
   * docs/log/2026-11-27-duels.md.
   */
  static final double START_DEVIATION = 0.01;

  private static final String CPU = "cpu-";
  private static final String THROUGHPUT = "throughput-";
  private static final double PERCENT = 100;

  private static final Table<MetricVerdict> TABLE =
      new Table<MetricVerdict>()
          .words("Metric", one -> one.metric().name())
          .column("NEW / BASE", one -> digits(one.interval().ratio()))
          .column("95 % interval", DuelReport::interval)
          .column("smallest detectable", one -> percent(one.smallestRatio() - 1))
          .column("verdict", one -> inWords(one.verdict()));

  private final BlockModel model;
  private final String subject;
  private final Regression regression;
  private final DuelBars ofBuilds;
  private final List<String> bars;

  private DuelReport(BlockModel model, String subject, Regression regression) {
    this.model = model;
    this.subject = subject;
    this.regression = regression;
    ofBuilds = new DuelBars(model, regression);
    bars = ofBuilds.inWords();
  }

  /**
   * Judges a run of two sites, of which the first is BASE.
   *
   * @param subject what was compared, in words
   * @param tolerance the largest accepted deterioration, as a share
   * @return empty if no round has blocks of both
   */
  public static Optional<DuelReport> of(BlockModel model, String subject, double tolerance) {
    List<MetricRatios> family = new ArrayList<>();
    for (String mix : model.plan().mixes()) {
      add(family, model, mix, CPU, MetricRatios.Better.LOWER);
      add(family, model, mix, THROUGHPUT, MetricRatios.Better.HIGHER);
    }
    return family.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new DuelReport(
                model,
                subject,
                Regression.of(tolerance, START_DEVIATION, model.comparisons().time(), family)));
  }

  private static void add(
      List<MetricRatios> family,
      BlockModel model,
      String mix,
      String name,
      MetricRatios.Better better) {
    String base = model.plan().baseline();
    String rival = model.plan().rivals().get(0).name();
    Cell cell = new Cell(mix, LoadKind.SATURATED);
    Optional<LogRatios> ratios =
        better == MetricRatios.Better.LOWER
            ? model.comparisons().ratios(cell, base, rival, model::cpuMillis)
            : model.comparisons().ratios(cell, base, rival, Block::throughput);
    ratios.ifPresent(known -> family.add(new MetricRatios(name + mix, known, better)));
  }

  /** The names of the metrics of a mix. */
  static List<String> metricsOf(String mix) {
    return List.of(CPU + mix, THROUGHPUT + mix);
  }

  /** The verdict on the whole; none where something bars it. */
  public Verdict verdict() {
    return bars.isEmpty() ? regression.verdict() : Verdict.CANNOT_TELL;
  }

  /** The verdict in a sentence. */
  public String sentence() {
    if (!bars.isEmpty()) {
      return "Cannot tell. " + String.join(" ", bars);
    }
    String tolerance = percent(regression.tolerance());
    return switch (verdict()) {
      case REGRESSION -> "Regression: NEW is worse than BASE.";
      case EQUIVALENT -> "No regression: NEW is worse than BASE by less than " + tolerance + ".";
      case CANNOT_TELL ->
          "Cannot tell: the run shows neither a regression nor that NEW is within "
              + tolerance
              + " of BASE."
              + forNow();
    };
  }

  private String forNow() {
    return regression.metrics().stream().anyMatch(MetricVerdict::isWorseForNow)
        ? " NEW was worse while it was measured, but a ratio that still approaches 1 would look the"
            + " same: give it more --minutes."
        : "";
  }

  /** A summary for people: the verdict and a table. */
  public String markdown() {
    return Text.of(
        "### %s\n\n%s\n\n%s\n%s\n%s",
        subject, sentence(), TABLE.markdown(regression.metrics()), basis(), cold());
  }

  /** The same as the first section of a report. */
  public Section section() {
    return new Section("verdict", "Verdict", this::shown);
  }

  private List<DomContent> shown(Figures figures) {
    List<IntervalPlot.Row> rows = regression.metrics().stream().map(DuelReport::row).toList();
    return List.of(
        p(sentence()).withClass("lede"),
        p(subject),
        figures.beside(
            List.of(
                new IntervalPlot(
                        "NEW against BASE",
                        "NEW / BASE (logarithmic)",
                        rows,
                        IntervalPlot.Axis.ofRatios(rows))
                    .figure(
                        "duel",
                        "Lines are 95 % intervals. Of CPU time less is better, of throughput"
                            + " more."))),
        TABLE.of(regression.metrics()),
        p(basis() + " " + cold()));
  }

  private static IntervalPlot.Row row(MetricVerdict one) {
    return new IntervalPlot.Row(
        one.metric().name(),
        SeriesStyle.of("time-1"),
        one.interval().ratio(),
        one.interval().lower(),
        one.interval().upper(),
        false);
  }

  /** A single round has none. */
  private static String interval(MetricVerdict metric) {
    double upper = metric.interval().upper();
    return Double.isInfinite(upper)
        ? "none"
        : digits(metric.interval().lower()) + " to " + digits(upper);
  }

  private static String digits(double ratio) {
    return Text.of("%.3f", ratio);
  }

  private String basis() {
    return Text.of(
        "Rounds: %d in %d invocation(s). Tolerance: %s. The smallest detectable deterioration has 90 %% power, one-sided at 5 %%. %s",
        rounds(), model.invocations().size(), percent(regression.tolerance()), scope());
  }

  private String scope() {
    return isOfOneStart()
        ? "Intervals rest on one start of the servers, and allow "
            + percent(START_DEVIATION)
            + " for what other starts would differ by."
        : "Intervals hold over starts of the servers.";
  }

  private boolean isOfOneStart() {
    return model.invocations().size() == 1;
  }

  private String cold() {
    return model.coldSites().isEmpty()
        ? ""
        : Text.of(
            "Not shown to be warm before the rounds: %s. In the rounds, JIT compilation took at most"
                + " %.1f %% of the CPU time of a build.\n",
            String.join(", ", model.coldSites().keySet()), PERCENT * ofBuilds.mostCompilation());
  }

  private int rounds() {
    return regression.metrics().stream()
        .mapToInt(metric -> metric.interval().rounds())
        .max()
        .orElse(0);
  }

  private static String inWords(Verdict verdict) {
    return switch (verdict) {
      case REGRESSION -> "REGRESSION";
      case EQUIVALENT -> "within the tolerance";
      case CANNOT_TELL -> "cannot tell";
    };
  }

  /** The same for a script. */
  public Map<String, Object> facts() {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("subject", subject);
    facts.put("verdict", verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    facts.put("exitCode", verdict().exitCode());
    facts.put("tolerance", regression.tolerance());
    facts.put("rounds", rounds());
    facts.put("invocations", model.invocations().size());
    facts.put("allowedForStart", isOfOneStart() ? START_DEVIATION : 0);
    facts.put("notWarm", List.copyOf(model.coldSites().keySet()));
    facts.put("bars", bars);
    facts.put("metrics", regression.metrics().stream().map(DuelReport::facts).toList());
    return facts;
  }

  /** What each invocation says of each metric, alone: one score per invocation and metric. */
  public List<Score> scores() {
    List<Score> scores = new ArrayList<>();
    for (MetricVerdict metric : regression.metrics()) {
      LogRatios ratios = metric.metric().deterioration();
      for (int i = 0; i < ratios.invocations(); i++) {
        Score.of(metric.metric().name(), ratios.invocation(i)).ifPresent(scores::add);
      }
    }
    return scores;
  }

  private static Map<String, Object> facts(MetricVerdict metric) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("metric", metric.metric().name());
    facts.put("verdict", metric.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    facts.put("ratio", metric.interval().ratio());
    facts.put("lower", metric.interval().lower());
    facts.put("upper", metric.interval().upper());
    facts.put("pRegression", metric.pRegression());
    facts.put("smallestDetectableRatio", metric.smallestRatio());
    facts.put("movement", metric.settling().movement());
    facts.put("leastMovement", metric.settling().leastMovement());
    facts.put("greatestMovement", metric.settling().greatestMovement());
    return facts;
  }

  /** The same as test cases, for CI servers: a regression is a failure, no verdict is skipped. */
  public String junitXml() {
    return JunitXml.of(
        "RUBiS EE duel",
        regression.metrics().stream()
            .map(
                metric ->
                    new JunitXml.Case(
                        subject,
                        metric.metric().name(),
                        state(metric),
                        Text.of(
                                "NEW / BASE %s (95 %% interval %s): %s",
                                digits(metric.interval().ratio()),
                                interval(metric),
                                inWords(metric.verdict()))
                            + (bars.isEmpty() ? "" : ". " + sentence())))
            .toList());
  }

  /** Nothing passes where something bars the verdict. */
  private JunitXml.State state(MetricVerdict metric) {
    if (!bars.isEmpty()) {
      return JunitXml.State.SKIPPED;
    }
    return switch (metric.verdict()) {
      case REGRESSION -> JunitXml.State.FAILED;
      case EQUIVALENT -> JunitXml.State.PASSED;
      case CANNOT_TELL -> JunitXml.State.SKIPPED;
    };
  }

  /** How many rounds find a deterioration, given what this run varied by. */
  public Effort effort() {
    int starts = Math.max(1, model.invocations().size());
    return new Effort(regression, model.comparisons().time(), Math.max(1, rounds() / starts));
  }

  /**
   * The ratio of each metric in the format {@code customSmallerIsBetter} of
   * github-action-benchmark: how many times as bad NEW is. Unlike times, ratios are comparable
   * between runners.
   */
  public List<Map<String, Object>> benchmarks() {
    return regression.metrics().stream().map(this::benchmark).toList();
  }

  private Map<String, Object> benchmark(MetricVerdict metric) {
    RatioInterval worse = RatioInterval.of(metric.settling().mean(), metric.interval().rounds());
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("name", metric.metric().name());
    entry.put("unit", "times as bad as BASE");
    entry.put("value", worse.ratio());
    if (Double.isFinite(worse.upper())) {
      entry.put("range", Text.of("%.3f to %.3f", worse.lower(), worse.upper()));
    }
    entry.put("extra", subject + "\n" + sentence());
    return entry;
  }

  /** Values of NEW for a series over commits: geometric means by metric. */
  public Map<String, Double> series() {
    Map<String, Double> series = new LinkedHashMap<>();
    String rival = model.plan().rivals().get(0).name();
    for (String mix : model.plan().mixes()) {
      Cell cell = new Cell(mix, LoadKind.SATURATED);
      model
          .comparisons()
          .value(cell, rival, model::cpuMillis)
          .ifPresent(value -> series.put("cpu_ms_" + mix, value.ratio()));
      model
          .comparisons()
          .value(cell, rival, Block::throughput)
          .ifPresent(value -> series.put("throughput_" + mix, value.ratio()));
    }
    regression
        .metrics()
        .forEach(
            metric ->
                series.put(
                    "ratio_" + metric.metric().name().replace('-', '_'),
                    metric.interval().ratio()));
    return series;
  }

  static String percent(double share) {
    return Double.isInfinite(share) ? "none" : Text.of("%.3g %%", PERCENT * share);
  }
}
