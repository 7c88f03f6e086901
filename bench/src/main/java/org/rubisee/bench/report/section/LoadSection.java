package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.estimate.CurvePlots;
import org.rubisee.bench.report.estimate.Estimate;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;

/** Throughput and response time against the number of clients. */
public record LoadSection(ReportModel model) {

  private static final String ABOUT_CEILING =
      "N/Z is what no closed system of N clients thinking Z seconds can exceed: near it the clients"
          + " set the pace, below it the servers do. ";

  private static final String ABOUT_INTERVALS =
      "Behind ± is the half-width of the 95 % confidence interval of the mean over trials"
          + " (Student's t).";

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<DomContent> body = new ArrayList<>();
    body.add(p((hasCeiling(model) ? ABOUT_CEILING : "") + ABOUT_INTERVALS));
    if (isSweep(model)) {
      body.add(
          p(
              "Whiskers are those intervals, the grey curve is N/Z. Hollow points fail a gate and"
                  + " do not count."));
    }
    if (isSweep(model)) {
      body.add(figures.beside(curves(model, "").figures()));
    }
    body.add(table());
    return body;
  }

  /** Whether there is more than one load, and so a curve. */
  static boolean isSweep(ReportModel model) {
    return model.points().stream().map(LoadPoint::clients).distinct().count() > 1;
  }

  /**
   * Throughput and response time against the number of clients.
   *
   * @param prefix what the names of the figures begin with
   */
  static CurvePlots curves(ReportModel model, String prefix) {
    return new CurvePlots(
        prefix,
        model.points().stream().map(point -> curvePoint(model, point)).toList(),
        hasCeiling(model) ? model.thinkSeconds() : 0);
  }

  private static CurvePlots.Point curvePoint(ReportModel model, LoadPoint point) {
    return new CurvePlots.Point(
        model.subject(point),
        new Estimate.Load(point.mix() + " mix", point.mix()),
        point.clients(),
        Interval.of(point.throughput()),
        point.value(Metric.P95),
        point.isValid());
  }

  private static boolean hasCeiling(ReportModel model) {
    return model.run().plan().load().arrivals().hasFixedClients();
  }

  private DomContent table() {
    Table<LoadPoint> table =
        TrialTables.ofPoints(model)
            .column("trials", LoadSection::trials)
            .number("interactions/s", point -> point.throughput().mean())
            .column("±", point -> TrialTables.plusMinus(point.throughput()))
            .column(
                "of N/Z",
                point -> hasCeiling(model) ? Numbers.percent(model.shareOfCeiling(point)) : "–")
            .number("mean ms", point -> point.response().meanMillis());
    return TrialTables.percentiles(table, LoadPoint::response).of(model.points());
  }

  private static String trials(LoadPoint point) {
    return point.leftOut() == 0
        ? Numbers.of(point.counted().size())
        : point.counted().size() + " of " + point.trials().size();
  }
}
