package org.rubisee.bench.stats.capacity;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.rubisee.bench.stats.Comparison;
import org.rubisee.bench.stats.MeanInterval;

/**
 * Capacity: the throughput of the plateau over at least three numbers of busy clients. The plateau
 * is the point with the highest mean and all points that are not shown to be lower, or lower by at
 * most {@link #MARGIN}. All their blocks count, so that capacity is not the maximum of noise.
 *
 * @param shape whether the plateau was reached
 * @param plateau the points of the plateau, by ascending clients
 * @param throughput mean of all blocks of the plateau, interactions per second
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

  /** Copies the list. */
  public Capacity {
    plateau = List.copyOf(plateau);
  }

  /**
   * Reads the points.
   *
   * @throws IllegalArgumentException for fewer than {@value #LEAST_POINTS} numbers of clients
   */
  public static Capacity of(List<CapacityPoint> points) {
    if (points.stream().mapToInt(CapacityPoint::clients).distinct().count() != points.size()
        || points.size() < LEAST_POINTS) {
      throw new IllegalArgumentException(
          "Capacity needs " + LEAST_POINTS + " different numbers of busy clients");
    }
    List<CapacityPoint> ascending =
        points.stream().sorted(Comparator.comparingInt(CapacityPoint::clients)).toList();
    CapacityPoint highest =
        ascending.stream().max(Comparator.comparingDouble(CapacityPoint::mean)).orElseThrow();
    List<CapacityPoint> plateau =
        ascending.stream().filter(point -> isOnPlateau(point, highest)).toList();
    double[] blocks =
        plateau.stream().flatMapToDouble(point -> Arrays.stream(point.throughputs())).toArray();
    return new Capacity(shape(ascending), plateau, MeanInterval.of(blocks));
  }

  private static boolean isOnPlateau(CapacityPoint point, CapacityPoint highest) {
    Comparison comparison = Comparison.of(highest.throughputs(), point.throughputs());
    boolean isShownLower = comparison.isJudged() && comparison.high() < 1;
    return comparison.ratio() * (1 + MARGIN) >= 1 || comparison.isJudged() && !isShownLower;
  }

  /** The last point against the one before: their 95 % interval decides. */
  private static Shape shape(List<CapacityPoint> ascending) {
    CapacityPoint last = ascending.get(ascending.size() - 1);
    CapacityPoint before = ascending.get(ascending.size() - 2);
    Comparison growth = Comparison.of(before.throughputs(), last.throughputs());
    if (growth.high() < 1 + MARGIN) {
      return Shape.PLATEAU;
    }
    return growth.low() > 1 ? Shape.STILL_RISING : Shape.CANNOT_TELL;
  }
}
