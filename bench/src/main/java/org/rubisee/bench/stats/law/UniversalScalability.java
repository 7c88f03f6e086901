package org.rubisee.bench.stats.law;

import java.util.List;

/**
 * Gunther's universal scalability law, X(N) = rate N / (1 + contention (N - 1) + coherency N (N -
 * 1)).
 *
 * @param rate throughput of one client, interactions per second
 * @param contention the share that is serial, from 0
 * @param coherency the cost of agreement between pairs, from 0
 */
public record UniversalScalability(double rate, double contention, double coherency) {

  /**
   * A measured point.
   *
   * @param clients N, from 1
   * @param throughput X, above 0
   */
  public record Point(double clients, double throughput) {}

  /**
   * The law that fits best: least squares of relative errors of N / X, in which the law is linear;
   * no coefficient is let below 0.
   *
   * @throws IllegalArgumentException for fewer than three different client counts
   */
  public static UniversalScalability fit(List<Point> points) {
    if (points.stream().mapToDouble(Point::clients).distinct().count() < 3) {
      throw new IllegalArgumentException("A fit needs at least three different client counts");
    }
    UniversalScalability best = null;
    double least = Double.POSITIVE_INFINITY;
    for (boolean[] free : new boolean[][] {{true, true}, {true, false}, {false, true}, {}}) {
      double[] a = LeastSquares.solve(points, free.length == 2 ? free : new boolean[2]);
      if (a[0] > 0 && a[1] >= 0 && a[2] >= 0) {
        UniversalScalability law = new UniversalScalability(1 / a[0], a[1] / a[0], a[2] / a[0]);
        double error = law.error(points);
        if (error < least) {
          least = error;
          best = law;
        }
      }
    }
    return best;
  }

  /** X at N clients, interactions per second. */
  public double throughput(double clients) {
    return rate * clients / (1 + (clients - 1) * (contention + coherency * clients));
  }

  /** Where the curve peaks; infinite when it never falls. */
  public double peakClients() {
    return coherency == 0
        ? Double.POSITIVE_INFINITY
        : Math.sqrt(Math.max(0, 1 - contention) / coherency);
  }

  private double error(List<Point> points) {
    return points.stream()
        .mapToDouble(p -> Math.pow(p.throughput() / throughput(p.clients()) - 1, 2))
        .sum();
  }
}
