package org.rubisee.bench.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Gates;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;

/**
 * Two runs of the same implementations compared point by point: has anything become worse? Points
 * are matched by implementation, mix and number of clients; those of one run only are left out.
 */
public final class RunComparison {

  /**
   * A figure of one point in both runs.
   *
   * @param point implementation, mix and clients in words
   * @param figure what is compared
   * @param contrast the ratio of the new run to the base
   */
  record Line(String point, String figure, Contrast contrast) {

    /** Whether it became worse by more than the tolerance, and that is no accident. */
    boolean isRegression(double tolerance) {
      return isVerdict()
          && contrast.verdict().equals("worse")
          && Math.abs(contrast.comparison().ratio() - 1) > tolerance;
    }

    /** Whether there were enough valid trials to tell. */
    boolean isVerdict() {
      return contrast.hindrance().isEmpty() && contrast.comparison().isConclusive();
    }
  }

  private final List<Line> lines;
  private final double tolerance;

  private RunComparison(List<Line> lines, double tolerance) {
    this.lines = List.copyOf(lines);
    this.tolerance = tolerance;
  }

  /**
   * Compares a run with an older one.
   *
   * @param tolerance the relative change for the worse that is borne, for example 0.05
   * @throws IOException if a run cannot be read, or they have no point in common
   */
  public static RunComparison of(RunFolder base, RunFolder candidate, double tolerance)
      throws IOException {
    ReportModel before = model(base);
    ReportModel after = model(candidate);
    List<Line> lines = new ArrayList<>();
    for (String mix : after.mixes()) {
      for (Configuration configuration : after.configurations()) {
        for (LoadPoint point : after.points(configuration, mix)) {
          before
              .point(configuration, mix, point.clients())
              .ifPresent(old -> add(lines, old, point));
        }
      }
    }
    if (lines.isEmpty()) {
      throw new IOException(
          "The runs have no configuration, mix and number of clients in common, or nothing was"
              + " measured there: run the same plan twice");
    }
    return new RunComparison(lines, tolerance);
  }

  /** Whether any figure became worse by more than the tolerance. */
  public boolean hasRegressions() {
    return lines.stream().anyMatch(line -> line.isRegression(tolerance));
  }

  /** A table for a summary in CI. */
  public String markdown() {
    StringBuilder text =
        new StringBuilder(
            "| point | figure | new / base | 95 % interval | verdict |\n|---|---|---|---|---|\n");
    for (Line line : lines) {
      text.append(
          String.format(
              Locale.ROOT,
              "| %s | %s | %s | %s | %s%s |%n",
              line.point(),
              line.figure(),
              line.contrast().ratio(),
              line.contrast().interval(),
              line.isRegression(tolerance) ? "**regression:** " : "",
              line.contrast().verdict()));
    }
    return text.toString();
  }

  /** One test case per figure: failed for a regression, skipped where there can be no verdict. */
  public String junitXml() {
    return JunitXml.of(lines, tolerance);
  }

  private static void add(List<Line> lines, LoadPoint base, LoadPoint point) {
    if (Contrast.isPossible(base) && Contrast.isPossible(point)) {
      String name = point.configuration() + ", " + point.mix() + ", " + point.clients();
      lines.add(new Line(name, "CPU per interaction", Contrast.ofCpu(base, point)));
      lines.add(new Line(name, "throughput", Contrast.ofThroughput(base, point, false)));
    }
  }

  private static ReportModel model(RunFolder folder) throws IOException {
    Run run = folder.run();
    return new ReportModel(run, Gates.of(run).judge(folder.trials()));
  }
}
