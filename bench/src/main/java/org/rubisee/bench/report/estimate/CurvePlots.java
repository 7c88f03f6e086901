package org.rubisee.bench.report.estimate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;

/**
 * Throughput and response time against the number of clients, a curve for each site: two plots for
 * each load, on the same axes.
 *
 * @param prefix what the names of the figures begin with
 * @param points of all sites; of each by ascending clients
 * @param thinkSeconds mean think time; 0 where throughput has no bound by the clients
 */
public record CurvePlots(String prefix, List<Point> points, double thinkSeconds) {

  /** The line N/Z ends this far above the highest throughput. */
  public static final double ABOVE_HIGHEST = 1.15;

  /**
   * A site at a number of clients.
   *
   * @param subject the site
   * @param load the mix
   * @param clients how many think
   * @param throughput interactions per second
   * @param p95 95th percentile of response time, milliseconds; not finite where too few requests
   *     got a page
   * @param counts whether all gates passed without which it does not count
   */
  public record Point(
      Estimate.Subject subject,
      Estimate.Load load,
      int clients,
      Interval throughput,
      Interval p95,
      boolean counts) {

    private Optional<LinePlot.Point> at(Interval y) {
      return Double.isFinite(y.value()) ? Optional.of(y.at(clients, !counts)) : Optional.empty();
    }
  }

  /** The figures; none without points. */
  public List<Figure> figures() {
    Map<Estimate.Load, List<LinePlot.Curve>> throughput = curves(Point::throughput);
    throughput.values().forEach(curves -> ceiling(curves).ifPresent(curves::add));
    Map<Estimate.Load, List<LinePlot.Curve>> response = curves(Point::p95);
    List<Figure> figures = new ArrayList<>();
    for (Estimate.Load load : throughput.keySet()) {
      figures.add(
          new LinePlot(
                  "Throughput, " + load.title(),
                  "clients",
                  "interactions per second",
                  throughput.get(load))
              .holding(all(throughput))
              .figure(
                  prefix + "throughput-" + load.id(),
                  "More is better. Whiskers: 95 % intervals. Hollow points: a gate failed."
                      + (thinkSeconds > 0
                          ? " N/Z is the throughput of a site that answers at once."
                          : "")));
      figures.add(
          new LinePlot(
                  "Response time p95, " + load.title(),
                  "clients",
                  "milliseconds, logarithmic",
                  response.getOrDefault(load, List.of()))
              .logarithmic()
              .holding(all(response))
              .figure(
                  prefix + "response-" + load.id(),
                  "Less is better. Points: all trials or rounds merged; whiskers: 95 % interval of"
                      + " the mean of their own. Hollow points: a gate failed. A point is missing"
                      + " where over 5 % of the requests got no page."));
    }
    return figures;
  }

  private static List<LinePlot.Curve> all(Map<Estimate.Load, List<LinePlot.Curve>> curves) {
    return curves.values().stream().flatMap(List::stream).toList();
  }

  private Map<Estimate.Load, List<LinePlot.Curve>> curves(Function<Point, Interval> value) {
    Map<Estimate.Load, Map<Estimate.Subject, List<LinePlot.Point>>> sites = new LinkedHashMap<>();
    for (Point point : points) {
      point
          .at(value.apply(point))
          .ifPresent(
              drawn ->
                  sites
                      .computeIfAbsent(point.load(), load -> new LinkedHashMap<>())
                      .computeIfAbsent(point.subject(), subject -> new ArrayList<>())
                      .add(drawn));
    }
    Map<Estimate.Load, List<LinePlot.Curve>> curves = new LinkedHashMap<>();
    sites.forEach(
        (load, own) -> {
          List<LinePlot.Curve> drawn = new ArrayList<>();
          own.forEach(
              (site, at) ->
                  drawn.add(
                      new LinePlot.Curve(site.title(), site.style(), at, LinePlot.Form.MARKED)));
          curves.put(load, drawn);
        });
    return curves;
  }

  /** N/Z as far as the measured curves reach upwards. */
  private Optional<LinePlot.Curve> ceiling(List<LinePlot.Curve> measured) {
    if (!(thinkSeconds > 0)) {
      return Optional.empty();
    }
    List<LinePlot.Point> all = measured.stream().flatMap(curve -> curve.points().stream()).toList();
    double most = all.stream().mapToDouble(LinePlot.Point::x).max().orElse(1);
    double best = all.stream().mapToDouble(LinePlot.Point::y).max().orElse(0);
    return Optional.of(bound("N/Z", thinkSeconds, most, ABOVE_HIGHEST * best));
  }

  /**
   * The throughput of clients who need so long for an interaction at least.
   *
   * @param seconds of thinking and waiting
   * @param most clients at the end of the axis
   * @param highest throughput at which the line ends
   */
  public static LinePlot.Curve bound(String name, double seconds, double most, double highest) {
    double end = Math.min(most, highest * seconds);
    return new LinePlot.Curve(
        name,
        "bound",
        List.of(LinePlot.Point.of(0, 0), LinePlot.Point.of(end, end / seconds)),
        false);
  }
}
