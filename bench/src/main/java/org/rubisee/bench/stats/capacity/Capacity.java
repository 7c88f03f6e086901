package org.rubisee.bench.stats.capacity;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.rubisee.bench.stats.Comparison;
import org.rubisee.bench.stats.MeanInterval;

/**
 * Capacity: the throughput of the plateau over at least three numbers of busy clients. The plateau
 * is the point with the highest mean and all points that are not shown to be lower, or lower by at
 * most {@link #MARGIN}. All their blocks count, so that capacity is not the maximum of noise. The
 * n-th values of all points are one repetition: an invocation, or a round of the only one.
 *
 * @param shape whether the plateau was reached
 * @param plateau the points of the plateau, by ascending clients
 * @param throughput mean over the plateau and all repetitions, interactions per second; its
 *     interval is that of the repetitions
 */
public record Capacity(Shape shape, List<CapacityPoint> plateau, MeanInterval throughput) {
  /** A difference of this share does not matter. */
  public static final double MARGIN = 0.05;

  /** Fewer numbers of clients show no plateau. */
  public static final int LEAST_POINTS = 3;

  /** What throughput does at the greatest number of clients. */
  public enum Shape {
    /** More clients get no more: shown. Throughput is the capacity. */
    PLATEAU,
    /** More clients get more: shown. Throughput is a lower bound of the capacity. */
    STILL_RISING,
    /** The blocks vary too much to show either. */
    CANNOT_TELL
  }

  public Capacity {
    plateau = List.copyOf(plateau);
  }

  /**
   * Reads the points.
   *
   * @throws IllegalArgumentException for fewer than {@value #LEAST_POINTS} numbers of clients, or
   *     if some were repeated more often than others
   */
  public static Capacity of(List<CapacityPoint> points) {
    if (points.stream().mapToInt(CapacityPoint::clients).distinct().count() != points.size()
        || points.size() < LEAST_POINTS) {
      throw new IllegalArgumentException(
          "Capacity needs " + LEAST_POINTS + " different numbers of busy clients");
    }
    int repetitions = points.get(0).throughputs().length;
    if (points.stream().anyMatch(point -> point.throughputs().length != repetitions)) {
      throw new IllegalArgumentException("All numbers of clients need the same repetitions");
    }
    List<CapacityPoint> ascending =
        points.stream().sorted(Comparator.comparingInt(CapacityPoint::clients)).toList();
    CapacityPoint highest =
        ascending.stream().max(Comparator.comparingDouble(CapacityPoint::mean)).orElseThrow();
    List<CapacityPoint> plateau =
        ascending.stream().filter(point -> isOnPlateau(point, highest)).toList();
    double[] means =
        IntStream.range(0, repetitions)
            .mapToDouble(
                i ->
                    plateau.stream()
                        .mapToDouble(point -> point.throughputs()[i])
                        .average()
                        .orElseThrow())
            .toArray();
    return new Capacity(shape(ascending), plateau, MeanInterval.of(means));
  }

  private static boolean isOnPlateau(CapacityPoint point, CapacityPoint highest) {
    Comparison comparison = Comparison.of(highest.throughputs(), point.throughputs());
    return comparison.ratio() * (1 + MARGIN) >= 1 || comparison.isJudged() && !comparison.isLower();
  }

  /** The last point over the one before, repetition by repetition: the 95 % interval decides. */
  private static Shape shape(List<CapacityPoint> ascending) {
    double[] last = ascending.get(ascending.size() - 1).throughputs();
    double[] before = ascending.get(ascending.size() - 2).throughputs();
    MeanInterval growth =
        MeanInterval.of(
            IntStream.range(0, last.length)
                .mapToDouble(i -> Math.log(last[i] / before[i]))
                .toArray());
    if (growth.high() < Math.log(1 + MARGIN)) {
      return Shape.PLATEAU;
    }
    return growth.low() > 0 ? Shape.STILL_RISING : Shape.CANNOT_TELL;
  }
}
