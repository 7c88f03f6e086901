package org.rubisee.bench.fault;

import static j2html.TagCreator.h1;
import static j2html.TagCreator.header;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.rubisee.bench.fault.peak.Peak;
import org.rubisee.bench.report.html.Document;
import org.rubisee.bench.report.html.FigureFiles;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.results.DurableFile;

/** The report of faults: a table of all trials, and each fault and its recovery over time. */
final class FaultReport {

  private static final double MILLIS_PER_SECOND = 1000;
  private static final double PERCENT = 100;
  private static final int WORD_COLUMNS = 7;
  private static final int OVERLOAD_WORD_COLUMNS = 5;

  private final String title;
  private final Path folder;
  private final List<FaultRecord> records;
  private final List<Peak> peaks;
  private final Figures figures = new Figures();

  /**
   * A report.
   *
   * @param folder of the run
   * @param records of its trials, in their order
   * @param peaks that were searched for
   */
  FaultReport(String title, Path folder, List<FaultRecord> records, List<Peak> peaks) {
    this.title = title;
    this.folder = folder;
    this.records = List.copyOf(records);
    this.peaks = List.copyOf(peaks);
  }

  /**
   * Writes it.
   *
   * @return the file
   */
  Path write() throws IOException {
    SeriesStyles styles = new SeriesStyles(List.of());
    String html =
        new Document(
                title,
                styles.css(),
                header(
                    p("RUBiS EE").withClass("brand"), h1(title), p(summary()).withClass("where")),
                parts(),
                "Labels, requests and writes are in the folders of the trials.")
            .text();
    Path file = folder.resolve("report.html");
    DurableFile.write(file, html.getBytes(StandardCharsets.UTF_8));
    FigureFiles.write(folder, figures.all(), styles);
    return file;
  }

  private List<Document.Part> parts() throws IOException {
    List<Document.Part> parts = new ArrayList<>();
    parts.add(new Document.Part("trials", "Trials", List.of(trials(), p(explanation()))));
    Grid overload = verdicts(FaultKind.CROWD);
    if (!overload.isEmpty()) {
      parts.add(
          new Document.Part(
              "overload", "Overload", List.of(overload.shown(), p(explanationOfOverload()))));
    }
    Grid nodes = verdicts(FaultKind.KILLED_NODE);
    if (!nodes.isEmpty()) {
      parts.add(
          new Document.Part(
              "nodes", "One server of several", List.of(nodes.shown(), p(explanationOfNodes()))));
    }
    if (!peaks.isEmpty()) {
      parts.add(
          new Document.Part(
              "peaks", "Search for the peak", List.of(steps(), p(explanationOfPeaks(peaks)))));
    }
    parts.add(new Document.Part("time", "Faults and recovery over time", overTime()));
    return parts;
  }

  private DomContent steps() {
    Grid grid = new Grid(2, List.of("site", "load", "clients", "pages/s", "refused", "mean time"));
    for (Peak peak : peaks) {
      peak.steps().forEach(step -> grid.row(row(peak, "step", step)));
      grid.row(row(peak, "sustained", peak.sustained()));
    }
    return grid.shown();
  }

  private static List<String> row(Peak peak, String load, Peak.Step step) {
    return List.of(
        peak.configuration(),
        load,
        Integer.toString(step.clients()),
        String.format(Locale.ROOT, "%.1f", step.pagesPerSecond()),
        String.format(Locale.ROOT, "%.1f %%", PERCENT * step.refusedShare()),
        String.format(Locale.ROOT, "%.0f ms", step.meanMillis()));
  }

  private static String explanationOfPeaks(List<Peak> peaks) {
    return "Dynamic pages per second, in the order in which the loads were tried. A step of which"
        + " the site refused 1 % or more does not count, even if its throughput is higher. The"
        + " load that was sustained has the clients that the steps show, for longer. By its pages"
        + " per second the clients of the peak, a tenth more than those of the saturation point,"
        + " are: "
        + peaks.stream()
            .map(peak -> peak.configuration() + " " + peak.clients())
            .collect(Collectors.joining(", "))
        + ".";
  }

  private Grid verdicts(FaultKind kind) {
    Grid grid =
        new Grid(
                OVERLOAD_WORD_COLUMNS,
                List.of("trial", "clients", "figure", "limit", "verdict", "measured"))
            .wrapping();
    for (FaultRecord one :
        records.stream().filter(one -> one.kind().equals(kind.label())).toList()) {
      for (Verdict verdict : one.verdicts()) {
        grid.row(
            verdict.isWell() ? "" : "bad",
            List.of(
                "%d, %s".formatted(one.number(), one.configuration()),
                Integer.toString(one.clients()),
                verdict.title(),
                verdict.limit().isEmpty() ? "–" : verdict.limit(),
                verdict.limit().isEmpty() ? "–" : verdict.isWell() ? "holds" : "fails",
                verdict.measured()));
      }
    }
    return grid;
  }

  private static String explanationOfOverload() {
    return ("Clients are those before a crowd; with it there are three times as many. Each crowd is"
            + " compared with the %.0f s before it and those before the next one, or with the last"
            + " seconds of the minute after the last one. Shares are geometric means over the"
            + " crowds. The first %.0f s of a crowd have a figure of their own: sessions begin with"
            + " other pages than they go on with. The interval holds for this start of the servers."
            + " For the recovery the seconds after all crowds are laid over each other."
            + " A crowd for practice, before the first one, does not count. Static pages are left"
            + " out. A request that failed counts as let in, with an infinite time.")
        .formatted(OverloadJudge.QUIET_SECONDS, OverloadJudge.ARRIVAL_SECONDS);
  }

  private static String explanationOfNodes() {
    return "One application server of several is killed, and started again. The server is down from"
        + " the kill until its new process is ready. Without load a server takes next to no"
        + " CPU time.";
  }

  private String summary() {
    long faults = records.stream().filter(one -> !one.isControl()).count();
    long survived = records.stream().filter(one -> !one.isControl() && one.isWell()).count();
    int acknowledged = records.stream().mapToInt(one -> one.writes().acknowledged()).sum();
    int lost = records.stream().mapToInt(one -> one.writes().lost()).sum();
    return "Faults: %d, noticed and survived: %d. %d writes acknowledged, %d of them lost."
        .formatted(faults, survived, acknowledged, lost);
  }

  private static String explanation() {
    return "A fault passes if customers noticed it, compared with the same seconds of the control,"
        + " and a crowd compared with the seconds before it"
        + " (a server among several may fail unnoticed),"
        + " if the site was well again within "
        + (int) Recovery.OF_FAULT.limitSeconds()
        + " s of its end ("
        + (int) Recovery.OF_CROWD.limitSeconds()
        + " s after a crowd), if each acknowledged write is in the database and each new row was"
        + " attempted, and if the data keep their invariants. Before the fault and after the"
        + " recovery, under 1 % of the requests may be refused. A trial with an invalid control"
        + " fails.";
  }

  private DomContent trials() {
    Grid grid =
        new Grid(
                WORD_COLUMNS,
                List.of("trial", "fault", "cause", "noticed", "verdict", "recovery", "writes"))
            .wrapping();
    for (FaultRecord one : records) {
      grid.row(
          one.isWell() ? "" : "bad",
          List.of(
              "%d, %s".formatted(one.number(), one.configuration()),
              one.fault(),
              one.cause(),
              one.effect(),
              one.isWell() ? "passed" : String.join("; ", one.complaints()),
              one.recoverySeconds() < 0
                  ? "–"
                  : String.format(Locale.ROOT, "%.0f s", one.recoverySeconds()),
              "%d attempted, %d acknowledged, %d rows, %d lost"
                  .formatted(
                      one.writes().attempted(),
                      one.writes().acknowledged(),
                      one.writes().stored(),
                      one.writes().lost())));
    }
    return grid.shown();
  }

  private List<DomContent> overTime() throws IOException {
    List<DomContent> shown = new ArrayList<>();
    for (FaultRecord one : records) {
      List<RequestSeries.Second> seconds =
          RequestSeries.ofTrial(folder.resolve("trials").resolve(one.folder())).seconds();
      if (!seconds.isEmpty()) {
        shown.add(figures.beside(figuresOf(one, seconds)));
      }
    }
    return shown;
  }

  private static List<Figure> figuresOf(FaultRecord one, List<RequestSeries.Second> seconds) {
    String name = one.configuration() + ", " + one.fault().replace('-', ' ');
    List<LinePlot.Range> spans =
        one.occurrences().stream()
            .map(time -> new LinePlot.Range(at(one, time.startMillis()), at(one, time.endMillis())))
            .toList();
    return List.of(
        new LinePlot(
                name + ": requests",
                "seconds",
                "requests per second",
                List.of(
                    curve("with a page", "time-1", one, seconds, RequestSeries.Second::good),
                    curve("without", "bad", one, seconds, RequestSeries.Second::bad)),
                spans,
                false)
            .shadedAs("fault")
            .figure("requests-" + one.folder(), "Each second; the fault is shaded."),
        new LinePlot(
                name + ": response time",
                "seconds",
                "milliseconds, 95th percentile",
                List.of(
                    curve(
                        "p95", "time-1", one, seconds, second -> Math.max(1, second.p95Millis()))),
                spans,
                true)
            .shadedAs("fault")
            .figure("response-" + one.folder(), "All requests, failed ones included."));
  }

  private static double at(FaultRecord one, long epochMillis) {
    return (epochMillis - one.clientsStartMillis()) / MILLIS_PER_SECOND;
  }

  private static LinePlot.Curve curve(
      String name,
      String style,
      FaultRecord one,
      List<RequestSeries.Second> seconds,
      ToDoubleFunction<RequestSeries.Second> value) {
    return new LinePlot.Curve(
        name,
        style,
        seconds.stream()
            .map(
                second ->
                    LinePlot.Point.of(
                        Math.max(0, at(one, second.epochSecond() * (long) MILLIS_PER_SECOND)),
                        value.applyAsDouble(second)))
            .toList(),
        false);
  }
}
