package org.rubisee.bench.stats;

import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;
import org.hipparchus.stat.regression.SimpleRegression;

/**
 * A straight line through measured points by least squares, with 95 % confidence intervals of its
 * coefficients.
 *
 * @param slope what y grows by per unit of x
 * @param intercept y where x is 0
 */
public record Line(MeanInterval slope, MeanInterval intercept) {
  /** Fewer points say nothing of their scatter. */
  public static final int LEAST_POINTS = 3;

  private static final double UPPER_TAIL = 0.975;

  /**
   * A measured point.
   *
   * @param x the cause
   * @param y the effect
   */
  public record Point(double x, double y) {}

  /**
   * The line.
   *
   * @throws IllegalArgumentException for fewer than {@value #LEAST_POINTS} points, or all of the
   *     same x
   */
  public static Line through(List<Point> points) {
    if (points.size() < LEAST_POINTS || points.stream().map(Point::x).distinct().count() < 2) {
      throw new IllegalArgumentException(
          "A line needs " + LEAST_POINTS + " points, not all of the same x");
    }
    SimpleRegression regression = new SimpleRegression();
    points.forEach(point -> regression.addData(point.x(), point.y()));
    double t = TDistribution.of(points.size() - 2).inverseCumulativeProbability(UPPER_TAIL);
    return new Line(
        new MeanInterval(points.size(), regression.getSlope(), t * regression.getSlopeStdErr()),
        new MeanInterval(
            points.size(), regression.getIntercept(), t * regression.getInterceptStdErr()));
  }
}
