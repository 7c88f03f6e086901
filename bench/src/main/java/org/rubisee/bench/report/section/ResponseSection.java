package org.rubisee.bench.report.section;

import static j2html.TagCreator.details;
import static j2html.TagCreator.p;
import static j2html.TagCreator.summary;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.report.plot.SpreadPlot;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.model.Interaction;

/** Response times of each interaction. */
public final class ResponseSection {
  private final ReportModel model;

  public ResponseSection(ReportModel model) {
    this.model = model;
  }

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "From the moment at which a client meant to send its request to the last byte of the"
                + " page; a late client makes it longer, never shorter. Trials are put together by"
                + " merging histograms."));
    for (String mix : model.mixes()) {
      List<LoadPoint> points = model.reference(mix);
      if (points.size() > 1) {
        body.add(
            p("p95 in milliseconds, " + mix + " mix, " + points.get(0).clients() + " clients:"));
        body.add(comparison(points));
      }
    }
    body.add(
        figures.beside(
            model.mixes().stream()
                .flatMap(mix -> model.reference(mix).stream())
                .map(point -> plot(point))
                .toList()));
    for (String mix : model.mixes()) {
      model.reference(mix).forEach(point -> body.add(table(point)));
    }
    return body;
  }

  private DomContent comparison(List<LoadPoint> points) {
    List<String> heads = new ArrayList<>(List.of("Interaction"));
    points.forEach(point -> heads.add(model.titleOf(point)));
    Grid grid = new Grid(1, heads);
    for (Interaction interaction : interactions(points)) {
      List<String> cells = new ArrayList<>(List.of(interaction.label()));
      points.forEach(
          point -> {
            LatencyHistogram response = point.response(interaction);
            cells.add(response.count() == 0 ? "–" : Numbers.of(response.millisAt(95)));
          });
      grid.row(cells);
    }
    return grid.shown();
  }

  private Figure plot(LoadPoint point) {
    List<SpreadPlot.Row> rows = new ArrayList<>();
    for (Interaction interaction : interactions(List.of(point))) {
      LatencyHistogram response = point.response(interaction);
      if (response.count() > 0) {
        rows.add(
            new SpreadPlot.Row(
                interaction.label(),
                response.count(),
                new double[] {shown(response, 50), shown(response, 95), shown(response, 99)}));
      }
    }
    String what = model.titleOf(point) + ", " + point.mix() + " mix";
    return new SpreadPlot(what, rows)
        .figure(
            "spread-" + point.configuration() + "-" + point.mix(),
            "Median, 95th and 99th percentile with " + Numbers.of(point.clients()) + " clients.");
  }

  /** A percentile of answers where too few requests were answered for one of all requests. */
  private static double shown(LatencyHistogram response, double percentile) {
    return Math.min(response.millisAt(percentile), response.maxMillis());
  }

  private DomContent table(LoadPoint point) {
    Grid grid =
        new Grid(
            1,
            List.of(
                "Interaction", "answered", "mean ms", "p50", "p90", "p95", "p99", "p99.9", "max"));
    for (Interaction interaction : interactions(List.of(point))) {
      grid.row(row(interaction.label(), point.response(interaction)));
    }
    grid.row("sum", row("All", point.response()));
    return details(
        summary(
            "All percentiles: "
                + model.titleOf(point)
                + ", "
                + point.mix()
                + " mix, "
                + point.clients()
                + " clients"),
        grid.shown());
  }

  private static List<String> row(String name, LatencyHistogram response) {
    List<String> cells =
        new ArrayList<>(
            List.of(name, Numbers.of(response.count()), Numbers.of(response.meanMillis())));
    for (double percentile : new double[] {50, 90, 95, 99, 99.9}) {
      cells.add(Numbers.of(response.millisAt(percentile)));
    }
    cells.add(Numbers.of(response.maxMillis()));
    return cells;
  }

  /** The interactions that happened, in the order of the transition tables. */
  static Set<Interaction> interactions(List<LoadPoint> points) {
    Set<Interaction> seen = EnumSet.noneOf(Interaction.class);
    for (LoadPoint point : points) {
      point.counted().forEach(trial -> seen.addAll(trial.client().interactions().keySet()));
    }
    return seen;
  }
}
