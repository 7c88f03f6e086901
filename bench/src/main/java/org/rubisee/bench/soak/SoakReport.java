package org.rubisee.bench.soak;

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
import org.rubisee.bench.report.html.Document;
import org.rubisee.bench.report.html.FigureFiles;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.results.DurableFile;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.Line;

/** The report of a soak: all figures with their limits, and each series over time. */
final class SoakReport {

  private static final double SECONDS_PER_MINUTE = 60;
  private static final int WORD_COLUMNS = 4;
  private static final int MOST_POINTS = 400;

  private final SoakPlan plan;
  private final Path folder;
  private final List<SoakRecord> records;
  private final Figures figures = new Figures();

  /**
   * A report.
   *
   * @param folder of the run
   * @param records of its sites, in their order
   */
  SoakReport(SoakPlan plan, Path folder, List<SoakRecord> records) {
    this.plan = plan;
    this.folder = folder;
    this.records = List.copyOf(records);
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
                plan.load().title(),
                styles.css(),
                header(
                    p("RUBiS EE").withClass("brand"),
                    h1(plan.load().title()),
                    p(summary()).withClass("where")),
                parts(),
                "Samples and logs are in the folders of the sites.")
            .text();
    Path file = folder.resolve("report.html");
    DurableFile.write(file, html.getBytes(StandardCharsets.UTF_8));
    FigureFiles.write(folder, figures.all(), styles);
    return file;
  }

  private String summary() {
    return "Sites: %d. Passed: %d. Each had %.0f minutes of load; the last %.0f %% are judged."
        .formatted(
            records.size(),
            records.stream().filter(SoakRecord::isWell).count(),
            plan.load().phases().measureSeconds() / SECONDS_PER_MINUTE,
            100 * SoakJudge.JUDGED_SHARE);
  }

  private List<Document.Part> parts() throws IOException {
    List<Document.Part> parts = new ArrayList<>();
    parts.add(new Document.Part("sites", "Sites", List.of(sites())));
    parts.add(new Document.Part("soak", "Growth per hour", List.of(verdicts(), p(explanation()))));
    parts.add(new Document.Part("time", "Over time", overTime()));
    return parts;
  }

  private DomContent sites() {
    Grid grid =
        new Grid(
                2,
                List.of(
                    "site", "verdict", "clients of the saturation point", "clients", "requests"))
            .wrapping();
    for (SoakRecord one : records) {
      grid.row(
          one.isWell() ? "" : "bad",
          List.of(
              one.configuration(),
              one.isWell() ? "passed" : String.join("; ", one.complaints()),
              one.saturationClients() == 0 ? "–" : Integer.toString(one.saturationClients()),
              Integer.toString(one.clients()),
              Long.toString(one.requests())));
    }
    return grid.shown();
  }

  private DomContent verdicts() {
    Grid grid =
        new Grid(
                WORD_COLUMNS,
                List.of("site", "figure", "limit per hour", "verdict", "mean", "growth per hour"))
            .wrapping();
    for (SoakRecord record : records) {
      for (SoakFigure figure : record.figures()) {
        grid.row(
            figure.isWell() ? "" : "bad",
            List.of(
                record.configuration(),
                figure.title(),
                figure.limit(),
                figure.verdict(),
                figure.levelInWords(),
                figure.growthInWords()));
      }
    }
    return grid.shown();
  }

  private static String explanation() {
    return "Growth is the slope of a line through "
        + Growth.BLOCKS
        + " block means, with its 99.9 % confidence interval. A figure fails if the whole interval"
        + " is above the limit and the median of each third is above the one before at that rate."
        + " It holds if the whole interval is within the limit. Otherwise, no growth is shown. The"
        + " live heap is what a full collection leaves. The memory of the database is without the"
        + " pages in its buffer pool. Requests during the collections that the bench asks for count"
        + " only if they failed.";
  }

  private List<DomContent> overTime() throws IOException {
    List<DomContent> shown = new ArrayList<>();
    for (SoakRecord one : records) {
      if (!one.figures().isEmpty()) {
        shown.add(
            figures.beside(plots(one, SoakSamples.read(folder.resolve(one.configuration())))));
      }
    }
    return shown;
  }

  private static List<Figure> plots(SoakRecord record, SoakSamples samples) {
    List<Figure> plots = new ArrayList<>();
    for (SoakSeries series : SoakSeries.values()) {
      List<LinePlot.Curve> curves =
          series.isOfCustomers()
              ? List.of(curve(series.title(), "time-1", samples.of(series.label())))
              : curves(series, samples);
      plots.add(
          new LinePlot(
                  record.configuration() + ": " + series.title(),
                  "minutes",
                  series.unit().isEmpty() ? "number" : series.unit(),
                  curves,
                  new LinePlot.Range(
                      record.judgedFromSeconds() / SECONDS_PER_MINUTE,
                      record.toSeconds() / SECONDS_PER_MINUTE),
                  false)
              .shadedAs("judged")
              .figure(
                  series.label() + "-" + record.configuration(),
                  String.format(
                      Locale.ROOT,
                      "Largest growth per hour in the judged part: %s.",
                      series.limitInWords())));
    }
    return plots;
  }

  private static List<LinePlot.Curve> curves(SoakSeries series, SoakSamples samples) {
    List<LinePlot.Curve> curves = new ArrayList<>();
    for (Tier tier : Tier.values()) {
      List<Line.Point> points = samples.of(series.in(tier));
      if (!points.isEmpty()) {
        curves.add(curve(tier.label(), tier.label(), points));
      }
    }
    return curves;
  }

  private static LinePlot.Curve curve(String name, String style, List<Line.Point> points) {
    int step = Math.max(1, points.size() / MOST_POINTS);
    List<LinePlot.Point> shown = new ArrayList<>();
    for (int i = 0; i < points.size(); i += step) {
      shown.add(LinePlot.Point.of(points.get(i).x() / SECONDS_PER_MINUTE, points.get(i).y()));
    }
    return new LinePlot.Curve(name, style, shown, false);
  }
}
