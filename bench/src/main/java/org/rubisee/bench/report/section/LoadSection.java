package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.chart.LoadPlots;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.measurement.LatencyHistogram;

/** Throughput and response time against the number of clients. */
public final class LoadSection {
  private static final String ABOUT_CEILING =
      "N/Z is what no closed system of N clients thinking Z seconds can exceed: near it the clients"
          + " set the pace, below it the servers do. ";

  private static final String ABOUT_INTERVALS =
      "Behind ± is the half-width of the 95 % confidence interval of the mean over trials"
          + " (Student's t).";

  private final ReportModel model;

  public LoadSection(ReportModel model) {
    this.model = model;
  }

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<DomContent> body = new ArrayList<>();
    body.add(p((hasCeiling() ? ABOUT_CEILING : "") + ABOUT_INTERVALS));
    if (LoadPlots.isSweep(model)) {
      body.add(
          p(
              "Whiskers are those intervals, the grey curve is N/Z. Hollow points fail a gate and"
                  + " do not count."));
    }
    if (LoadPlots.isSweep(model)) {
      body.add(figures.beside(new LoadPlots(model, "").figures()));
    }
    body.add(table());
    return body;
  }

  private boolean hasCeiling() {
    return model.run().plan().load().arrivals().hasFixedClients();
  }

  private DomContent table() {
    Grid grid =
        new Grid(
            2,
            List.of(
                "Configuration",
                "Mix",
                "clients",
                "trials",
                "interactions/s",
                "±",
                "of N/Z",
                "mean ms",
                "p50",
                "p95",
                "p99",
                "p99.9",
                "max"));
    for (String mix : model.mixes()) {
      for (LoadPoint point : model.points(mix)) {
        grid.row(point.isValid() ? "" : "hollow", row(point));
      }
    }
    return grid.shown();
  }

  private List<String> row(LoadPoint point) {
    MeanInterval throughput = point.throughput();
    LatencyHistogram response = point.response();
    return List.of(
        model.titleOf(point),
        point.mix(),
        Numbers.of(point.clients()),
        point.leftOut() == 0
            ? Numbers.of(point.counted().size())
            : point.counted().size() + " of " + point.trials().size(),
        Numbers.of(throughput.mean()),
        throughput.isKnown() ? Numbers.of(throughput.halfWidth()) : "–",
        hasCeiling() ? Numbers.percent(model.shareOfCeiling(point)) : "–",
        Numbers.of(response.meanMillis()),
        Numbers.of(response.millisAt(50)),
        Numbers.of(response.millisAt(95)),
        Numbers.of(response.millisAt(99)),
        Numbers.of(response.millisAt(99.9)),
        Numbers.of(response.maxMillis()));
  }
}
