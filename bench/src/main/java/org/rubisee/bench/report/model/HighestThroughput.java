package org.rubisee.bench.report.model;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.stats.LoadCurve;
import org.rubisee.bench.stats.MeanInterval;

/**
 * The highest throughput of a configuration in a mix: the mean over all trials of its plateau. The
 * best of many loads by itself would be the maximum of their noise.
 *
 * @param highest the load with the highest mean throughput
 * @param plateau the loads that get at least {@link LoadCurve#PLATEAU} of it, by ascending clients
 */
public record HighestThroughput(LoadPoint highest, List<LoadPoint> plateau) {

  public HighestThroughput {
    plateau = List.copyOf(plateau);
  }

  /** That of the points that count; of all if none does; nothing without points. */
  static Optional<HighestThroughput> of(List<LoadPoint> points) {
    boolean anyValid = points.stream().anyMatch(LoadPoint::isValid);
    List<LoadPoint> counted =
        points.stream().filter(point -> point.isValid() || !anyValid).toList();
    return counted.stream()
        .max(Comparator.comparingDouble(point -> point.throughput().mean()))
        .map(highest -> new HighestThroughput(highest, plateau(counted, highest)));
  }

  /** Interactions per second with the interval over all trials of the plateau. */
  public MeanInterval throughput() {
    return MeanInterval.of(throughputs());
  }

  /** Interactions per second, one value per trial of the plateau. */
  double[] throughputs() {
    return plateau.stream().flatMapToDouble(point -> Arrays.stream(point.throughputs())).toArray();
  }

  private static List<LoadPoint> plateau(List<LoadPoint> points, LoadPoint highest) {
    double least = LoadCurve.PLATEAU * highest.throughput().mean();
    return points.stream().filter(point -> point.throughput().mean() >= least).toList();
  }
}
