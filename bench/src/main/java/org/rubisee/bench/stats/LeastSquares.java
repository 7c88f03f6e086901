package org.rubisee.bench.stats;

import java.util.List;

/** Weighted least squares of N / X = a0 + a1 (N - 1) + a2 N (N - 1), terms optional. */
final class LeastSquares {
  private static final int TERMS = 3;

  private LeastSquares() {}

  /** The coefficients; those of terms that are not free are 0. */
  static double[] solve(List<UniversalScalability.Point> points, boolean[] free) {
    double[][] system = new double[TERMS][TERMS + 1];
    for (UniversalScalability.Point point : points) {
      addPoint(system, point, free);
    }
    for (int term = 1; term < TERMS; term++) {
      if (!free[term - 1]) {
        system[term][term] = 1;
      }
    }
    return eliminated(system);
  }

  private static void addPoint(
      double[][] system, UniversalScalability.Point point, boolean[] free) {
    double n = point.clients();
    double y = n / point.throughput();
    double[] terms = {1, free[0] ? n - 1 : 0, free[1] ? n * (n - 1) : 0};
    for (int row = 0; row < TERMS; row++) {
      for (int column = 0; column < TERMS; column++) {
        system[row][column] += terms[row] * terms[column] / (y * y);
      }
      system[row][TERMS] += terms[row] / y;
    }
  }

  /** Gauss-Jordan elimination with pivoting. */
  private static double[] eliminated(double[][] system) {
    for (int column = 0; column < TERMS; column++) {
      int pivot = column;
      for (int row = column + 1; row < TERMS; row++) {
        if (Math.abs(system[row][column]) > Math.abs(system[pivot][column])) {
          pivot = row;
        }
      }
      double[] swapped = system[column];
      system[column] = system[pivot];
      system[pivot] = swapped;
      for (int row = 0; row < TERMS; row++) {
        if (row != column) {
          double factor = system[row][column] / system[column][column];
          for (int k = column; k <= TERMS; k++) {
            system[row][k] -= factor * system[column][k];
          }
        }
      }
    }
    double[] solution = new double[TERMS];
    for (int row = 0; row < TERMS; row++) {
      solution[row] = system[row][TERMS] / system[row][row];
    }
    return solution;
  }
}
