package org.rubisee.bench.report.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.gate.LawAudit;
import org.rubisee.bench.stats.MeanInterval;

/** Throughput and response time against the number of clients, one curve per configuration. */
public final class LoadPlots {
  private final ReportModel model;
  private final String prefix;

  /**
   * The plots of a model.
   *
   * @param prefix what the names of their files begin with
   */
  public LoadPlots(ReportModel model, String prefix) {
    this.model = model;
    this.prefix = prefix;
  }

  /** Whether there is more than one load, and so a curve. */
  public static boolean isSweep(ReportModel model) {
    return model.trials().stream().map(t -> t.trial().point().clients()).distinct().count() > 1;
  }

  /** Both plots of every mix. */
  public List<Figure> figures() {
    List<Figure> figures = new ArrayList<>();
    for (String mix : model.mixes()) {
      figures.add(throughput(mix));
      figures.add(response(mix));
    }
    return figures;
  }

  private Figure throughput(String mix) {
    List<LinePlot.Curve> curves = curves(mix, point -> interval(point, point.throughput()));
    ceiling(mix).ifPresent(curves::add);
    return new LinePlot("Throughput, " + mix + " mix", "clients", "interactions per second", curves)
        .figure(prefix + "throughput-" + mix, "More is better.");
  }

  private Figure response(String mix) {
    return new LinePlot(
            "Response time p95, " + mix + " mix",
            "clients",
            "milliseconds, logarithmic",
            curves(mix, LoadPlots::p95))
        .logarithmic()
        .figure(
            prefix + "response-" + mix,
            "Less is better. Points: all trials merged; whiskers: 95 % interval of the mean of the"
                + " trials' own. A point is missing where over 5 % of the requests got no page.");
  }

  /** That of all trials, with the interval that the trials' own give; none of a single trial. */
  private static LinePlot.Point p95(LoadPoint point) {
    double all = point.response().millisAt(95);
    double[] finite = Arrays.stream(point.p95Millis()).filter(Double::isFinite).toArray();
    MeanInterval own = MeanInterval.of(finite.length == 0 ? new double[] {all} : finite);
    return new LinePlot.Point(
        point.clients(),
        all,
        own.isKnown() ? Math.min(all, own.low()) : all,
        own.isKnown() ? Math.max(all, own.high()) : all,
        !point.isValid());
  }

  private List<LinePlot.Curve> curves(String mix, Function<LoadPoint, LinePlot.Point> mapping) {
    List<LinePlot.Curve> curves = new ArrayList<>();
    for (Configuration configuration : model.configurations()) {
      List<LinePlot.Point> points =
          model.points(configuration, mix).stream()
              .map(mapping)
              .filter(point -> Double.isFinite(point.y()))
              .toList();
      if (!points.isEmpty()) {
        curves.add(
            new LinePlot.Curve(
                configuration.title(),
                model.styles().of(configuration),
                points,
                LinePlot.Form.MARKED));
      }
    }
    return curves;
  }

  /** A mean over trials with its interval, if there is one. */
  static LinePlot.Point interval(LoadPoint point, MeanInterval mean) {
    double halfWidth = mean.isKnown() ? mean.halfWidth() : 0;
    return new LinePlot.Point(
        point.clients(),
        mean.mean(),
        mean.mean() - halfWidth,
        mean.mean() + halfWidth,
        !point.isValid());
  }

  /** N/Z as far as the measured curves reach upwards; without think time there is no such bound. */
  private Optional<LinePlot.Curve> ceiling(String mix) {
    List<LoadPoint> points = model.points(mix);
    double best = points.stream().mapToDouble(p -> p.throughput().mean()).max().orElse(0);
    double most = points.stream().mapToInt(LoadPoint::clients).max().orElse(1);
    LoadPoint any = points.get(0);
    double perClient =
        LawAudit.of(any.first(), model.run().plan().load()).ceiling() / any.clients();
    if (Double.isInfinite(perClient)) {
      return Optional.empty();
    }
    double end = Math.min(most, 1.15 * best / perClient);
    return Optional.of(
        new LinePlot.Curve(
            "N/Z",
            "bound",
            List.of(LinePlot.Point.of(0, 0), LinePlot.Point.of(end, end * perClient)),
            false));
  }
}
