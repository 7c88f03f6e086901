package org.rubisee.bench.stats.carryover;

import java.util.Optional;
import java.util.stream.IntStream;
import org.hipparchus.linear.DecompositionSolver;
import org.hipparchus.linear.LUDecomposition;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;

/**
 * What the blocks after each site take, by least squares.
 *
 * @param differences by site, on the logarithm: the blocks after it, less those after the others
 * @param errors their standard errors
 * @param degrees degrees of freedom of the errors
 */
record Fit(double[] differences, double[] errors, int degrees) {

  /**
   * Solves the normal equations. Their matrix is singular, since effects that are equal for all
   * sites change nothing; so the effects have the sum 0.
   *
   * @param information the matrix of the equations, by site and site
   * @param sums their right side
   * @param squares sum of squares of the values
   * @param degrees degrees of freedom that are left
   * @return empty if the order of the blocks does not tell the effects apart
   */
  static Optional<Fit> of(double[][] information, double[] sums, double squares, int degrees) {
    int sites = sums.length;
    RealMatrix regular = MatrixUtils.createRealMatrix(information).scalarAdd(1);
    DecompositionSolver solver = new LUDecomposition(regular).getSolver();
    if (!solver.isNonSingular()) {
      return Optional.empty();
    }
    RealMatrix inverse = solver.getInverse();
    double[] effects = inverse.operate(sums);
    double explained = IntStream.range(0, sites).mapToDouble(i -> effects[i] * sums[i]).sum();
    double variance = Math.max(Double.MIN_NORMAL, squares - explained) / degrees;
    double fromOthers = sites / (sites - 1.0);
    double ofSum = 1.0 / sites / sites;
    return Optional.of(
        new Fit(
            IntStream.range(0, sites).mapToDouble(i -> fromOthers * effects[i]).toArray(),
            IntStream.range(0, sites)
                .mapToDouble(
                    i -> fromOthers * Math.sqrt(variance * (inverse.getEntry(i, i) - ofSum)))
                .toArray(),
            degrees));
  }

  /** The site whose difference is largest against its error. */
  int largest() {
    return IntStream.range(0, errors.length)
        .boxed()
        .max((one, other) -> Double.compare(score(one), score(other)))
        .orElseThrow();
  }

  /** The largest difference against its error. */
  double largestScore() {
    return score(largest());
  }

  private double score(int site) {
    return Math.abs(differences[site]) / errors[site];
  }
}
