package org.rubisee.bench.report;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.LatencyHistogram;
import org.rubisee.bench.results.LawAudit;
import org.rubisee.bench.stats.MeanInterval;

/** Throughput and response time against the number of clients. */
final class LoadSection implements Section {
  @Override
  public String id() {
    return "load";
  }

  @Override
  public String title() {
    return "Throughput and response time";
  }

  @Override
  public List<DomContent> body(ReportModel model, Figures figures) {
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "N/Z is what no closed system of N clients thinking Z seconds can exceed: near it the"
                + " clients set the pace, below it the servers do. Behind ± is the half-width of"
                + " the 95 % confidence interval of the mean over trials (Student's t)."));
    if (isSweep(model)) {
      body.add(
          p(
              "Whiskers are those intervals, the grey curve is N/Z. Hollow points fail a gate and"
                  + " do not count."));
    }
    for (String mix : model.mixes()) {
      if (isSweep(model)) {
        body.add(figures.beside(List.of(throughput(model, mix), response(model, mix))));
      }
    }
    body.add(table(model));
    return body;
  }

  private static boolean isSweep(ReportModel model) {
    return model.trials().stream().map(t -> t.trial().point().clients()).distinct().count() > 1;
  }

  private static Figure throughput(ReportModel model, String mix) {
    List<LinePlot.Curve> curves = curves(model, mix, point -> interval(point, point.throughput()));
    curves.add(ceiling(model, mix));
    return new LinePlot(
            "Throughput, " + mix + " mix",
            "clients",
            "interactions per second",
            curves,
            LinePlot.Range.ALL,
            false)
        .figure("throughput-" + mix, "More is better.");
  }

  private static Figure response(ReportModel model, String mix) {
    return new LinePlot(
            "Response time p95, " + mix + " mix",
            "clients",
            "milliseconds, logarithmic",
            curves(
                model,
                mix,
                point -> {
                  double p95 = point.response().millisAt(95);
                  return new LinePlot.Point(point.clients(), p95, p95, p95, !point.isValid());
                }),
            LinePlot.Range.ALL,
            true)
        .figure("response-" + mix, "Less is better. All trials of a point merged.");
  }

  private static List<LinePlot.Curve> curves(
      ReportModel model, String mix, Function<LoadPoint, LinePlot.Point> mapping) {
    List<LinePlot.Curve> curves = new ArrayList<>();
    for (Configuration configuration : model.configurations()) {
      List<LinePlot.Point> points = model.points(configuration, mix).stream().map(mapping).toList();
      if (!points.isEmpty()) {
        curves.add(
            new LinePlot.Curve(configuration.title(), model.styleOf(configuration), points, true));
      }
    }
    return curves;
  }

  private static LinePlot.Point interval(LoadPoint point, MeanInterval mean) {
    return mean.isKnown()
        ? new LinePlot.Point(
            point.clients(), mean.mean(), mean.low(), mean.high(), !point.isValid())
        : new LinePlot.Point(
            point.clients(), mean.mean(), mean.mean(), mean.mean(), !point.isValid());
  }

  /** N/Z as far as the measured curves reach upwards. */
  private static LinePlot.Curve ceiling(ReportModel model, String mix) {
    List<LoadPoint> points = model.points(mix);
    double best = points.stream().mapToDouble(p -> p.throughput().mean()).max().orElse(0);
    double most = points.stream().mapToInt(LoadPoint::clients).max().orElse(1);
    LoadPoint any = points.get(0);
    double perClient =
        LawAudit.of(any.first(), model.run().plan().workload()).ceiling() / any.clients();
    double end = Math.min(most, 1.15 * best / perClient);
    return new LinePlot.Curve(
        "N/Z",
        "bound",
        List.of(LinePlot.Point.of(0, 0), LinePlot.Point.of(end, end * perClient)),
        false);
  }

  private static DomContent table(ReportModel model) {
    Grid grid =
        new Grid(
            2,
            List.of(
                "Implementation",
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
        grid.row(point.isValid() ? "" : "hollow", row(model, point));
      }
    }
    return grid.shown();
  }

  private static List<String> row(ReportModel model, LoadPoint point) {
    MeanInterval throughput = point.throughput();
    LatencyHistogram response = point.response();
    return List.of(
        model.titleOf(point),
        point.mix(),
        Numbers.of(point.clients()),
        Numbers.of(point.counted().size()),
        Numbers.of(throughput.mean()),
        throughput.isKnown() ? Numbers.of(throughput.halfWidth()) : "–",
        Numbers.percent(model.shareOfCeiling(point)),
        Numbers.of(response.meanMillis()),
        Numbers.of(response.millisAt(50)),
        Numbers.of(response.millisAt(95)),
        Numbers.of(response.millisAt(99)),
        Numbers.of(response.millisAt(99.9)),
        Numbers.of(response.maxMillis()));
  }
}
