package org.rubisee.bench.stats.law;

import java.util.List;
import java.util.stream.IntStream;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.QRDecomposition;
import org.hipparchus.linear.RealVector;

/** Weighted least squares of N / X = a0 + a1 (N - 1) + a2 N (N - 1), terms optional. */
final class LeastSquares {
  private static final int TERMS = 3;

  private LeastSquares() {}

  /** The coefficients; those of terms that are not free are 0. */
  static double[] solve(List<UniversalScalability.Point> points, boolean[] free) {
    int[] terms = IntStream.range(0, TERMS).filter(term -> term == 0 || free[term - 1]).toArray();
    double[][] rows = points.stream().map(point -> row(point, terms)).toArray(double[][]::new);
    RealVector ones = new ArrayRealVector(points.size(), 1);
    RealVector found =
        new QRDecomposition(MatrixUtils.createRealMatrix(rows)).getSolver().solve(ones);
    double[] coefficients = new double[TERMS];
    for (int i = 0; i < terms.length; i++) {
      coefficients[terms[i]] = found.getEntry(i);
    }
    return coefficients;
  }

  /** The terms of a point over its N / X, so that errors are relative. */
  private static double[] row(UniversalScalability.Point point, int[] terms) {
    double n = point.clients();
    double[] all = {1, n - 1, n * (n - 1)};
    return IntStream.of(terms).mapToDouble(term -> all[term] * point.throughput() / n).toArray();
  }
}
