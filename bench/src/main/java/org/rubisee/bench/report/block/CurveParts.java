package org.rubisee.bench.report.block;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.results.gate.LawAudit;
import org.rubisee.bench.stats.MeanInterval;

/** The part of the page that shows throughput and response time at numbers of clients. */
final class CurveParts {

  /** The line N/Z ends this far above the highest throughput. */
  private static final double ABOVE_HIGHEST = 1.15;

  private final BlockModel model;
  private final SeriesStyles styles;
  private final Figures figures;

  CurveParts(BlockModel model, SeriesStyles styles, Figures figures) {
    this.model = model;
    this.styles = styles;
    this.figures = figures;
  }

  /** Plots, a table for each mix, and what they are worth. */
  List<DomContent> shown() {
    CurveTable table = new CurveTable(model);
    List<DomContent> body = new ArrayList<>();
    body.add(figures.beside(plots()));
    for (String mix : model.plan().mixes()) {
      List<List<String>> rows = table.rows(mix);
      if (!rows.isEmpty()) {
        Grid grid = new Grid(1, CurveTable.COLUMNS);
        rows.forEach(grid::row);
        body.add(h3(Words.capitalised(mix) + " mix"));
        body.add(grid.shown());
      }
    }
    List<List<String>> peaks = table.peaks();
    if (!peaks.isEmpty()) {
      Grid grid = new Grid(2, CurveTable.PEAK_COLUMNS);
      peaks.forEach(grid::row);
      body.add(h3("Peaks"));
      body.add(
          p(
              "The mean throughput of the plateau: the highest point, and each point within 5 % of"
                  + " it or not shown to be lower."));
      body.add(grid.shown());
    }
    List<List<String>> searches = table.searches();
    if (!searches.isEmpty()) {
      Grid grid = new Grid(2, CurveTable.SEARCH_COLUMNS).wrapping();
      searches.forEach(grid::row);
      body.add(h3("The search"));
      body.add(p(table.searchInWords()));
      body.add(grid.shown());
    }
    body.add(h3("What limits trust"));
    body.add(RatioParts.limits(table.remarks()));
    return body;
  }

  private List<Figure> plots() {
    List<Figure> plots = new ArrayList<>();
    for (BlockModel group : model.groups()) {
      for (String mix : model.plan().mixes()) {
        if (!curves(group, mix, CurveParts::rate).isEmpty()) {
          plots.add(throughput(group, mix));
          plots.add(response(group, mix));
        }
      }
    }
    return plots;
  }

  private Figure throughput(BlockModel group, String mix) {
    List<LinePlot.Curve> curves = curves(group, mix, CurveParts::rate);
    ceiling(curves).ifPresent(curves::add);
    return new LinePlot(
            "Throughput, " + mix + " mix" + group.groupInWords(),
            "clients",
            "interactions per second",
            curves,
            LinePlot.Range.ALL,
            false)
        .figure(
            "curve-throughput-" + mix + group.groupInFiles(),
            "More is better. Whiskers: 95 % intervals. Hollow points: a gate failed. N/Z is the"
                + " throughput of a site that answers at once.");
  }

  private Figure response(BlockModel group, String mix) {
    return new LinePlot(
            "Response time p95, " + mix + " mix" + group.groupInWords(),
            "clients",
            "milliseconds, logarithmic",
            curves(group, mix, CurveParts::p95),
            LinePlot.Range.ALL,
            true)
        .figure(
            "curve-response-" + mix + group.groupInFiles(),
            "Less is better. Points: all rounds merged; whiskers: 95 % interval of the mean of the"
                + " starts' or rounds' own. Hollow points: a gate failed. A point is missing where"
                + " over 5 % of the requests got no page.");
  }

  private static Optional<LinePlot.Point> rate(CurvePoint point) {
    return Optional.of(at(point, point.throughput().mean(), point.throughput()));
  }

  /** Empty where too little was answered. */
  private static Optional<LinePlot.Point> p95(CurvePoint point) {
    double all = point.p95Millis().orElse(Double.NaN);
    return Double.isFinite(all)
        ? point.ownP95Millis().map(own -> at(point, all, own))
        : Optional.empty();
  }

  private static LinePlot.Point at(CurvePoint point, double value, MeanInterval interval) {
    return new LinePlot.Point(
        point.clients(),
        value,
        interval.isKnown() ? Math.min(value, interval.low()) : value,
        interval.isKnown() ? Math.max(value, interval.high()) : value,
        point.isFailed());
  }

  private List<LinePlot.Curve> curves(
      BlockModel group, String mix, Function<CurvePoint, Optional<LinePlot.Point>> mapping) {
    CurveModel curve = new CurveModel(group);
    List<LinePlot.Curve> curves = new ArrayList<>();
    for (Configuration site : group.plan().sites()) {
      List<LinePlot.Point> points =
          curve.points(site.name(), mix).stream().map(mapping).flatMap(Optional::stream).toList();
      if (!points.isEmpty()) {
        curves.add(
            new LinePlot.Curve(group.title(site), styles.of(site), points, LinePlot.Form.MARKED));
      }
    }
    return curves;
  }

  /** N/Z as far as the measured curves reach upwards. */
  private Optional<LinePlot.Curve> ceiling(List<LinePlot.Curve> measured) {
    List<LinePlot.Point> points =
        measured.stream().flatMap(curve -> curve.points().stream()).toList();
    if (points.isEmpty()) {
      return Optional.empty();
    }
    CurvePlan plan = model.plan().curve();
    double perClient =
        1
            / LawAudit.thinkTime(plan.load())
                .meanSeconds();
    double most = points.stream().mapToDouble(LinePlot.Point::x).max().orElseThrow();
    double best = points.stream().mapToDouble(LinePlot.Point::y).max().orElseThrow();
    double end = Math.min(most, ABOVE_HIGHEST * best / perClient);
    return Optional.of(
        new LinePlot.Curve(
            "N/Z",
            "bound",
            List.of(LinePlot.Point.of(0, 0), LinePlot.Point.of(end, end * perClient)),
            false));
  }
}
