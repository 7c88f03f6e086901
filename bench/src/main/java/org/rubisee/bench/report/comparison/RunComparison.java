package org.rubisee.bench.report.comparison;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.stats.Holm;
import org.rubisee.settings.Text;

/**
 * Two runs compared point by point: has anything become worse? Points are matched by configuration,
 * mix and number of clients; those of one run only are left out. Where each run has one
 * configuration only, these are compared with each other, whatever they are called.
 */
public final class RunComparison {
  /** A regression is no accident at this level, adjusted for the number of metrics. */
  static final double LEVEL = 0.05;

  /**
   * A metric of one point in both runs.
   *
   * @param point configuration, mix and clients in words
   * @param metric what is compared
   * @param contrast the ratio of the new run to the base
   * @param adjustedP p-value of a deterioration within the tolerance, one-sided, adjusted by Holm
   *     among all metrics that can be judged; NaN for others
   * @param tolerance the largest accepted relative deterioration
   * @param forConclusions whether both runs were long enough for conclusions
   */
  record Line(
      String point,
      Metric metric,
      Contrast contrast,
      double adjustedP,
      double tolerance,
      boolean forConclusions) {

    /** Whether it is shown to be worse by more than the tolerance. */
    boolean isRegression() {
      return isVerdict() && adjustedP <= LEVEL;
    }

    /** Whether there were enough valid trials of runs for conclusions. */
    boolean isVerdict() {
      return forConclusions && contrast.isVerdict();
    }

    /** The verdict in words. */
    String verdict() {
      return !forConclusions && contrast.isVerdict()
          ? "not judged: a run is not for conclusions"
          : contrast.verdict();
    }

    private JunitXml.Case toCase() {
      JunitXml.State judged = isRegression() ? JunitXml.State.FAILED : JunitXml.State.PASSED;
      return new JunitXml.Case(
          point,
          metric.title(),
          isVerdict() ? judged : JunitXml.State.SKIPPED,
          contrast.ratio() + " (95 % interval " + contrast.interval() + "): " + verdict());
    }

    /** Numbers are left out where there is no verdict. */
    private Map<String, Object> facts() {
      Map<String, Object> facts = new LinkedHashMap<>();
      facts.put("point", point);
      facts.put("measure", metric.label());
      facts.put("isVerdict", isVerdict());
      facts.put("isRegression", isRegression());
      facts.put("verdict", verdict());
      facts.put("tolerance", tolerance);
      if (isVerdict()) {
        facts.put("ratio", contrast.comparison().ratio());
        facts.put("adjustedP", adjustedP);
      }
      return facts;
    }

    private Line adjusted(double p) {
      return new Line(point, metric, contrast, p, tolerance, forConclusions);
    }
  }

  private static final Table<Line> TABLE =
      new Table<Line>()
          .words("point", Line::point)
          .words("metric", line -> line.metric().title())
          .column("new / base", line -> line.contrast().ratio())
          .column("95 % interval", line -> line.contrast().interval())
          .column("adjusted p", line -> line.isVerdict() ? Text.of("%.3f", line.adjustedP()) : "–")
          .column(
              "verdict", line -> (line.isRegression() ? "**regression:** " : "") + line.verdict());

  private final String title;
  private final List<Line> lines;
  private final Tolerances tolerances;

  private RunComparison(String title, List<Line> lines, Tolerances tolerances) {
    this.title = title;
    this.lines = List.copyOf(lines);
    this.tolerances = tolerances;
  }

  /**
   * Compares a run with an older one.
   *
   * @throws IOException if a run cannot be read, or they have no point in common
   * @see #differences
   */
  public static RunComparison of(TrialsFolder base, TrialsFolder candidate, Tolerances tolerances)
      throws IOException {
    ReportModel before = model(base);
    ReportModel after = model(candidate);
    boolean forConclusions =
        base.run().plan().forConclusions() && candidate.run().plan().forConclusions();
    List<Line> lines = new ArrayList<>();
    for (String mix : after.mixes()) {
      for (Configuration configuration : after.configurations()) {
        for (LoadPoint point : after.points(configuration, mix)) {
          partner(before, after, configuration)
              .flatMap(partner -> before.point(partner, mix, point.clients()))
              .ifPresent(old -> add(lines, old, point, tolerances, forConclusions));
        }
      }
    }
    if (lines.isEmpty()) {
      throw new IOException(
          "The runs have no configuration, mix and number of clients in common, or nothing was"
              + " measured there: run the same plan twice");
    }
    String title = candidate.run().id() + " against " + base.run().id();
    return new RunComparison(title, adjusted(lines), tolerances);
  }

  /**
   * The conditions that differ between two runs: machine, JDK, database, scale, load, phases, think
   * time.
   *
   * @return each with both values; empty if the runs can be compared
   * @throws IOException if a run cannot be read
   */
  public static List<String> differences(TrialsFolder base, TrialsFolder candidate)
      throws IOException {
    return Comparability.differences(base.run(), candidate.run());
  }

  /** Whether any metric became worse by more than its tolerance. */
  public boolean hasRegressions() {
    return lines.stream().anyMatch(Line::isRegression);
  }

  /** Whether there is a metric with enough valid trials for a verdict at all. */
  public boolean isJudged() {
    return lines.stream().anyMatch(Line::isVerdict);
  }

  /** A summary for CI: how many metrics became what, and a table of them. */
  public String markdown() {
    return Text.of("### %s\n\n%s\n\n%s\n%s\n", title, summary(), TABLE.markdown(lines), legend());
  }

  /** For programs: how many metrics became worse, and each metric with its ratio. */
  public Map<String, Object> facts() {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("title", title);
    facts.put("isJudged", isJudged());
    facts.put("regressions", lines.stream().filter(Line::isRegression).count());
    facts.put("lines", lines.stream().map(Line::facts).toList());
    return facts;
  }

  /** One test case per metric: failed for a regression, skipped where there can be no verdict. */
  public String junitXml() {
    return JunitXml.of("RUBiS EE compare", lines.stream().map(Line::toCase).toList());
  }

  private String summary() {
    long regressions = lines.stream().filter(Line::isRegression).count();
    long judged = lines.stream().filter(Line::isVerdict).count();
    long better =
        lines.stream().filter(Line::isVerdict).filter(l -> l.contrast().isBetter()).count();
    long worse = lines.stream().filter(Line::isVerdict).filter(l -> l.contrast().isWorse()).count();
    String found =
        regressions == 0
            ? "No regression"
            : regressions + (regressions == 1 ? " regression" : " regressions");
    return Text.of(
        "**%s** among %d metrics that can be judged: %d worse, %d better, %d without a difference shown. %d more cannot be judged.",
        found, judged, worse, better, judged - worse - better, lines.size() - judged);
  }

  private String legend() {
    return "A metric can be judged when both runs are for conclusions and have five trials of its"
        + " point that count. A regression is worse by more than its tolerance ("
        + tolerances
        + ") with p at most 0.05, one-sided, after Holm's adjustment for the number of metrics. No"
        + " regression does not mean that the runs are equal.\n\n"
        + "The two runs were not interleaved: a machine that changed between them, and the start of"
        + " the servers, count as differences of the builds.";
  }

  /** The configuration of the older run that one of the newer run is compared with. */
  private static Optional<Configuration> partner(
      ReportModel before, ReportModel after, Configuration configuration) {
    if (before.configurations().size() == 1 && after.configurations().size() == 1) {
      return Optional.of(before.configurations().get(0));
    }
    return before.configurations().stream()
        .filter(known -> known.name().equals(configuration.name()))
        .findFirst();
  }

  private static void add(
      List<Line> lines,
      LoadPoint base,
      LoadPoint point,
      Tolerances tolerances,
      boolean forConclusions) {
    if (Contrast.isPossible(base) && Contrast.isPossible(point)) {
      for (Metric metric : LoadPoint.METRICS) {
        lines.add(
            new Line(
                nameOf(base, point),
                metric,
                Contrast.of(metric, base, point),
                Double.NaN,
                tolerances.of(metric),
                forConclusions));
      }
    }
  }

  private static String nameOf(LoadPoint base, LoadPoint point) {
    String who =
        base.configuration().equals(point.configuration())
            ? point.configuration()
            : point.configuration() + " against " + base.configuration();
    return who + ", " + point.mix() + ", " + point.clients();
  }

  private static List<Line> adjusted(List<Line> lines) {
    double[] pValues =
        Holm.adjusted(
            lines.stream()
                .filter(Line::isVerdict)
                .mapToDouble(line -> line.contrast().pValueBeyond(line.tolerance()))
                .toArray());
    List<Line> adjusted = new ArrayList<>();
    int next = 0;
    for (Line line : lines) {
      adjusted.add(line.isVerdict() ? line.adjusted(pValues[next++]) : line);
    }
    return adjusted;
  }

  private static ReportModel model(TrialsFolder folder) throws IOException {
    Run<RunPlan> run = folder.run();
    return new ReportModel(run, Gates.of(run).judge(folder.trials()));
  }
}
