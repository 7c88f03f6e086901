package org.rubisee.bench.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.Workload;
import org.rubisee.bench.stats.AsymptoticBounds;
import org.rubisee.bench.stats.InteractiveLaw;
import org.rubisee.bench.stats.LoadCurve;
import org.rubisee.bench.stats.ScalabilityFit;
import org.rubisee.bench.stats.UniversalScalability;

/**
 * The load that a configuration can sustain in a mix, from its points under several loads.
 *
 * @param title the configuration's title
 * @param points its points that count, by ascending clients; all when none counts
 * @param curve the same as numbers
 * @param stations where interactions are served
 * @param fit the scalability law; nothing where no limit was seen or trials are too few
 */
public record Capacity(
    String title,
    List<LoadPoint> points,
    LoadCurve curve,
    List<Station> stations,
    Optional<ScalabilityFit> fit) {
  /** A station less busy than this at the peak is no bottleneck. */
  public static final double BUSY = 0.8;

  private static final double MILLIS_PER_SECOND = 1000;
  private static final int LOADS_FOR_FIT = 3;

  /** The capacity of an configuration; nothing where it met fewer than two loads. */
  public static Optional<Capacity> of(ReportModel model, Configuration configuration, String mix) {
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
        new LoadCurve(
            points.stream().map(Capacity::numbers).toList(),
            thinkSeconds(model.run().plan().workload()));
    Environment environment = model.run().environment();
    return Optional.of(
        new Capacity(
            configuration.title(), points, curve, Station.of(environment), fit(points, curve)));
  }

  /** The point with the highest throughput. */
  public LoadPoint peak() {
    return points.stream()
        .filter(point -> point.clients() == curve.peak().clients())
        .findFirst()
        .orElseThrow();
  }

  /** The station with the greatest demand at the peak, if its CPUs were sampled. */
  public Optional<Station> bottleneck() {
    return stations.stream()
        .filter(station -> station.demandMillis(peak()) > 0)
        .max(Comparator.comparingDouble(station -> station.demandMillis(peak())));
  }

  /** Dmax in milliseconds: the least demand at the busiest station that any load showed. */
  public double greatestDemandMillis() {
    return bottleneck()
        .map(station -> points.stream().mapToDouble(station::demandMillis).min().orElse(Double.NaN))
        .orElse(0.0);
  }

  /** What no load can exceed. */
  public AsymptoticBounds bounds() {
    return new AsymptoticBounds(
        curve.idleResponseSeconds(),
        curve.thinkSeconds(),
        greatestDemandMillis() / MILLIS_PER_SECOND);
  }

  private static Optional<ScalabilityFit> fit(List<LoadPoint> points, LoadCurve curve) {
    List<UniversalScalability.Point> trials = new ArrayList<>();
    for (LoadPoint point : points) {
      for (double throughput : point.throughputs()) {
        trials.add(new UniversalScalability.Point(point.clients(), throughput));
      }
    }
    boolean enough =
        points.size() >= LOADS_FOR_FIT
            && trials.size() >= ScalabilityFit.LEAST_POINTS
            && trials.stream().allMatch(trial -> trial.throughput() > 0);
    return enough && !curve.isSetByClients()
        ? Optional.of(ScalabilityFit.of(trials))
        : Optional.empty();
  }

  private static LoadCurve.Point numbers(LoadPoint point) {
    return new LoadCurve.Point(
        point.clients(), point.throughput().mean(), point.cycleResponseSeconds());
  }

  private static double thinkSeconds(Workload workload) {
    return InteractiveLaw.cappedThinkTime(
            workload.thinkTimeMeanSeconds(), workload.thinkTimeCapSeconds())
        .meanSeconds();
  }
}
