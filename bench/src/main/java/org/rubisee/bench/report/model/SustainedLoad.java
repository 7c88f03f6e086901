package org.rubisee.bench.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.stats.LoadCurve;
import org.rubisee.bench.stats.law.CurveFit;
import org.rubisee.bench.stats.law.UniversalScalability;

/**
 * The load that a configuration can sustain in a mix, from its points under several loads.
 *
 * @param title the configuration's title
 * @param points its points that count, by ascending clients; all when none counts
 * @param peak its highest throughput
 * @param curve the same as numbers
 * @param stations where interactions are served
 * @param fit the laws; nothing where no limit was seen
 */
public record SustainedLoad(
    String title,
    List<LoadPoint> points,
    HighestThroughput peak,
    LoadCurve curve,
    List<Station> stations,
    Optional<CurveFit> fit) {
  /** A station less busy than this at the peak is no bottleneck. */
  public static final double BUSY = 0.8;

  private static final double BARELY_ABOVE = 1.02;

  /** The capacity of an configuration; nothing where it met fewer than two loads. */
  public static Optional<SustainedLoad> of(
      ReportModel model, Configuration configuration, String mix) {
    List<LoadPoint> all =
        model.points(configuration, mix).stream()
            .filter(point -> point.throughput().mean() > 0)
            .toList();
    boolean anyValid = all.stream().anyMatch(LoadPoint::isValid);
    List<LoadPoint> points = all.stream().filter(point -> point.isValid() || !anyValid).toList();
    if (points.size() < 2) {
      return Optional.empty();
    }
    LoadCurve curve =
        new LoadCurve(points.stream().map(SustainedLoad::numbers).toList(), model.thinkSeconds());
    Environment environment =
        model.run().plan().environmentOf(configuration.name(), model.run().environment());
    return Optional.of(
        new SustainedLoad(
            configuration.title(),
            points,
            HighestThroughput.of(points).orElseThrow(),
            curve,
            Station.of(environment),
            fit(points, curve)));
  }

  /** The knee, in clients: where the light load's line meets the highest throughput. */
  public double kneeClients() {
    return curve.kneeClients(peak.throughput().mean());
  }

  /** Whether the knee lies at or below the smallest load, so that only its upper bound is known. */
  public boolean isKneeBelowLoads() {
    return kneeClients() <= BARELY_ABOVE * points.get(0).clients();
  }

  /** The station with the greatest demand at the peak, if its CPUs were sampled. */
  public Optional<Station> bottleneck() {
    return stations.stream()
        .filter(station -> station.demandMillis(peak.highest()) > 0)
        .max(Comparator.comparingDouble(station -> station.demandMillis(peak.highest())));
  }

  /** Dmax in milliseconds: the least demand at the busiest station that any load showed. */
  public double greatestDemandMillis() {
    return bottleneck()
        .map(station -> points.stream().mapToDouble(station::demandMillis).min().orElse(Double.NaN))
        .orElse(0.0);
  }

  private static Optional<CurveFit> fit(List<LoadPoint> points, LoadCurve curve) {
    List<UniversalScalability.Point> trials = new ArrayList<>();
    for (LoadPoint point : points) {
      for (double throughput : point.throughputs()) {
        trials.add(new UniversalScalability.Point(point.clients(), throughput));
      }
    }
    return curve.isSetByClients()
        ? Optional.empty()
        : Optional.of(CurveFit.of(trials, curve.idleCycleSeconds()));
  }

  private static LoadCurve.Point numbers(LoadPoint point) {
    return new LoadCurve.Point(
        point.clients(), point.throughput().mean(), point.cycleResponseSeconds());
  }
}
