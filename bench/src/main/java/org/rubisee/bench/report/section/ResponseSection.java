package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.rubisee.application.Interaction;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.IntervalPlot;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.measurement.LatencyHistogram;

/** Response times of each interaction. */
public record ResponseSection(ReportModel model) {

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
    body.add(figures.beside(model.references().stream().map(this::plot).toList()));
    model.references().forEach(point -> body.add(table(point)));
    return body;
  }

  private DomContent comparison(List<LoadPoint> points) {
    Table<Interaction> table = new Table<Interaction>().words("Interaction", Interaction::label);
    for (LoadPoint point : points) {
      table.column(
          model.titleOf(point),
          interaction -> {
            LatencyHistogram response = point.response(interaction);
            return response.count() == 0 ? "–" : Numbers.of(response.millisAt(95));
          });
    }
    return table.of(interactions(points));
  }

  private Figure plot(LoadPoint point) {
    List<IntervalPlot.Row> rows = new ArrayList<>();
    for (Interaction interaction : interactions(List.of(point))) {
      LatencyHistogram response = point.response(interaction);
      if (response.count() > 0) {
        rows.add(
            new IntervalPlot.Row(
                interaction.label(),
                model.subject(point).style(),
                shown(response, 95),
                shown(response, 50),
                shown(response, 99),
                !point.isValid()));
      }
    }
    return new IntervalPlot(
            model.titleOf(point) + ", " + point.mix() + " mix",
            "95th percentile, milliseconds",
            rows,
            IntervalPlot.Axis.ofPositive(rows))
        .figure(
            "percentiles-" + point.configuration() + "-" + point.mix(),
            "The line reaches from the median to the 99th percentile. With "
                + Numbers.of(point.clients())
                + " clients.");
  }

  /** A percentile of answers where too few requests were answered for one of all requests. */
  private static double shown(LatencyHistogram response, double percentile) {
    return Math.min(response.millisAt(percentile), response.maxMillis());
  }

  /** The response times of an interaction, or of all. */
  private record Times(String name, LatencyHistogram response, boolean isOfAll) {}

  private DomContent table(LoadPoint point) {
    List<Times> rows = new ArrayList<>();
    interactions(List.of(point))
        .forEach(one -> rows.add(new Times(one.label(), point.response(one), false)));
    rows.add(new Times("All", point.response(), true));
    Table<Times> table =
        new Table<Times>()
            .words("Interaction", Times::name)
            .count("answered", row -> row.response().count())
            .number("mean ms", row -> row.response().meanMillis());
    TrialTables.percentiles(table, Times::response);
    return TrialTables.folded(
        "All percentiles", model, point, table.sumIf(Times::isOfAll).of(rows));
  }

  /** The interactions that happened, in the order of the transition tables. */
  static Set<Interaction> interactions(List<LoadPoint> points) {
    Set<Interaction> seen = new TreeSet<>();
    points.forEach(point -> seen.addAll(point.interactions()));
    return seen;
  }
}
