package org.rubisee.bench.report.chart;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.estimate.CurvePlots;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.SustainedLoad;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.report.plot.SeriesStyle;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.law.ClosedQueue;
import org.rubisee.bench.stats.law.CurveFit;
import org.rubisee.bench.stats.law.ScalabilityFit;

/** A {@link SustainedLoad} as drawings. */
public final class CapacityPlots {
  /** A bound so far above what was measured says nothing in a plot. */
  private static final double FAR = 1.6;

  private static final int STEPS = 40;
  private static final double MILLIS_PER_SECOND = 1000;

  private final SustainedLoad capacity;
  private final SeriesStyle style;
  private final String id;
  private final String subject;

  public CapacityPlots(SustainedLoad capacity, SeriesStyle style) {
    this.capacity = capacity;
    this.style = style;
    LoadPoint any = capacity.peak().highest();
    id = any.configuration() + "-" + any.mix();
    subject = capacity.title() + ", " + any.mix() + " mix";
  }

  public List<Figure> figures() {
    return List.of(throughput(), cpu());
  }

  private Figure throughput() {
    List<LinePlot.Curve> curves = new ArrayList<>();
    capacity.fit().ifPresent(fit -> curves.add(queue(fit.queue())));
    capacity.fit().flatMap(CurveFit::scalability).ifPresent(fit -> curves.add(fitted(fit)));
    curves.addAll(bounds());
    curves.add(new LinePlot.Curve("measured", style, measured(), LinePlot.Form.MARKED));
    return new LinePlot(subject, "clients", "interactions per second", curves)
        .figure(
            "capacity-" + id,
            "Grey: what no closed system exceeds. Dotted: a queue without contention.");
  }

  private Figure cpu() {
    List<LinePlot.Curve> curves = new ArrayList<>();
    for (Tier tier : Tier.values()) {
      List<LinePlot.Point> points =
          capacity.points().stream()
              .map(point -> LinePlot.Point.of(point.clients(), point.cpusUsed(tier)))
              .toList();
      if (points.stream().anyMatch(point -> point.y() > 0)) {
        curves.add(new LinePlot.Curve(tier.label(), tier.label(), points, true));
      }
    }
    return new LinePlot("CPU use, " + subject, "clients", "CPUs in use", curves)
        .figure("cpu-" + id, "");
  }

  private List<LinePlot.Point> measured() {
    return capacity.points().stream()
        .map(point -> Interval.of(point.throughput()).at(point.clients(), !point.isValid()))
        .toList();
  }

  private List<LinePlot.Curve> bounds() {
    double best = capacity.peak().throughput().mean();
    double last = capacity.curve().last().clients();
    double cycle = capacity.curve().idleCycleSeconds();
    List<LinePlot.Curve> curves = new ArrayList<>();
    curves.add(CurvePlots.bound("N/(R₀+Z)", cycle, last, CurvePlots.ABOVE_HIGHEST * best));
    double most = MILLIS_PER_SECOND / capacity.greatestDemandMillis();
    if (most < FAR * best) {
      curves.add(
          new LinePlot.Curve(
              "1/Dmax",
              "bound dashed",
              List.of(LinePlot.Point.of(0, most), LinePlot.Point.of(last, most)),
              false));
    }
    return curves;
  }

  private LinePlot.Curve queue(ClosedQueue queue) {
    int from = capacity.points().get(0).clients();
    int to = capacity.curve().last().clients();
    List<LinePlot.Point> points = new ArrayList<>();
    for (int step = 0; step <= STEPS; step++) {
      int clients = from + (to - from) * step / STEPS;
      points.add(LinePlot.Point.of(clients, queue.throughput(clients)));
    }
    return new LinePlot.Curve("queue", "bound dotted", points, false);
  }

  private LinePlot.Curve fitted(ScalabilityFit fit) {
    double from = capacity.points().get(0).clients();
    double to = capacity.curve().last().clients();
    List<LinePlot.Point> points = new ArrayList<>();
    for (int step = 0; step <= STEPS; step++) {
      double clients = from + (to - from) * step / STEPS;
      ScalabilityFit.Bounded x = fit.throughput(clients);
      points.add(new LinePlot.Point(clients, x.value(), x.low(), x.high(), false));
    }
    return new LinePlot.Curve("scalability law", style.with("fit"), points, LinePlot.Form.BAND);
  }
}
