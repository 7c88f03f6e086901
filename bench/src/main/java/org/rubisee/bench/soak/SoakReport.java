package org.rubisee.bench.soak;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.estimate.Answer;
import org.rubisee.bench.report.estimate.Estimate;
import org.rubisee.bench.report.estimate.Estimates;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.estimate.Limit;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Masthead;
import org.rubisee.bench.report.html.Section;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.report.section.SetupSection;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.Line;
import org.rubisee.settings.Text;

/**
 * What the report of a soak consists of: how much of the allowed growth each site used, all figures
 * with their limits, and each series over time.
 *
 * @param title what was done
 * @param folder of the run
 * @param run the content of its {@code run.json}
 * @param records of its sites, in their order
 */
record SoakReport(String title, Path folder, Run<RunPlan> run, List<SoakRecord> records) {

  private static final double SECONDS_PER_MINUTE = 60;
  private static final int MOST_POINTS = 400;

  private record Judged(SoakRecord site, SoakFigure figure) {}

  /**
   * The report of a run, as far as it came.
   *
   * @param title what was done
   */
  static SoakReport of(String title, Path folder) throws IOException {
    Run<RunPlan> run = new RunFolder(folder).run(RunPlan.class);
    List<SoakRecord> records = new ArrayList<>();
    for (Configuration site : run.plan().configurations()) {
      new ResultsJson()
          .ifThere(folder.resolve(site.name()).resolve(SoakRecord.FILE), SoakRecord.class)
          .ifPresent(records::add);
    }
    return new SoakReport(title, folder, run, records);
  }

  Report report() {
    return new Report(
        new Masthead(
            title,
            Masthead.RunFacts.of(run),
            List.of(),
            records.stream().allMatch(SoakRecord::isWell) ? List.of() : List.of("soak failed")),
        styles(),
        List.of(
            new Section("result", "Result", answer()::shown),
            new Section("soak", "Growth per hour", List.of(figures(), p(explanation()))),
            new Section("time", "Over time", this::overTime),
            new Section("setup", "Configuration", new SetupSection(run).body())),
        "Samples and logs are in the folders of the sites.",
        List.of(RunFolder.FILE));
  }

  private SeriesStyles styles() {
    return new SeriesStyles(run.plan().configurations());
  }

  private Answer answer() {
    String found =
        Text.of(
            "%d of %d sites passed. Each had %.0f minutes of load; the last %.0f %% are judged.",
            records.stream().filter(SoakRecord::isWell).count(),
            records.size(),
            run.plan().phases().measureSeconds() / SECONDS_PER_MINUTE,
            100 * SoakJudge.JUDGED_SHARE);
    List<Limit> limits = new ArrayList<>();
    records.stream()
        .filter(one -> !one.isWell())
        .forEach(
            one ->
                limits.add(
                    new Limit(
                        Text.of(
                            "%s FAILED: %s.",
                            one.configuration(), String.join("; ", one.complaints())),
                        "soak")));
    limits.add(
        new Limit(
            "The plot has the figure of each site that used most of what it may grow by.", "soak"));
    return new Answer(
        List.of(found),
        new Estimates(
            "Site",
            "",
            Metric.GROWTH,
            records.stream().flatMap(one -> worst(one).stream()).toList()),
        List.of(sites()),
        limits);
  }

  /** The figure of a site that used most of what it may grow by. */
  private List<Estimate> worst(SoakRecord site) {
    return site.figures().stream()
        .filter(figure -> figure.isGrowth() && Double.isFinite(figure.shareOfLimit()))
        .max(Comparator.comparingDouble(SoakFigure::shareOfLimit))
        .map(figure -> estimate(site, figure))
        .stream()
        .toList();
  }

  private Estimate estimate(SoakRecord site, SoakFigure figure) {
    double share = 100 * figure.shareOfLimit();
    double width = figure.perHour() == 0 ? 0 : share * figure.halfWidth() / figure.perHour();
    return new Estimate(
        new Estimate.Subject(
            site.configuration() + ", " + figure.title(),
            run.plan().configurations().stream()
                .filter(known -> known.name().equals(site.configuration()))
                .findFirst()
                .map(styles()::of)
                .orElseThrow()),
        new Estimate.Load("", ""),
        Metric.GROWTH,
        new Interval(share, share - width, share + width),
        site.isWell());
  }

  private DomContent sites() {
    return new Table<SoakRecord>()
        .words("site", SoakRecord::configuration)
        .words("verdict", one -> one.isWell() ? "passed" : String.join("; ", one.complaints()))
        .column(
            "clients of the saturation point",
            one -> one.saturationClients() == 0 ? "–" : "" + one.saturationClients())
        .column("clients", one -> "" + one.clients())
        .column("requests", one -> "" + one.requests())
        .badUnless(SoakRecord::isWell)
        .wrapping()
        .of(records);
  }

  private DomContent figures() {
    return new Table<Judged>()
        .words("site", one -> one.site().configuration())
        .words("figure", one -> one.figure().title())
        .words("limit per hour", one -> one.figure().limit())
        .words("verdict", one -> one.figure().verdict())
        .column("mean", one -> one.figure().levelInWords())
        .column("growth per hour", one -> one.figure().growthInWords())
        .badUnless(one -> one.figure().isWell())
        .wrapping()
        .of(
            records.stream()
                .flatMap(one -> one.figures().stream().map(figure -> new Judged(one, figure)))
                .toList());
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

  private List<DomContent> overTime(Figures figures) {
    return records.stream()
        .filter(one -> !one.figures().isEmpty())
        .map(one -> figures.beside(plots(one, samples(one))))
        .toList();
  }

  private SoakSamples samples(SoakRecord one) {
    try {
      return SoakSamples.read(folder.resolve(one.configuration()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
                  curves)
              .shaded(
                  "judged",
                  List.of(
                      new LinePlot.Range(
                          record.judgedFromSeconds() / SECONDS_PER_MINUTE,
                          record.toSeconds() / SECONDS_PER_MINUTE)))
              .figure(
                  series.label() + "-" + record.configuration(),
                  Text.of(
                      "Largest growth per hour in the judged part: %s.", series.limitInWords())));
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
