package org.rubisee.bench.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/**
 * Pearson's chi-square test of fit. Tests of independent rows are added up with {@link #plus}.
 *
 * @param statistic the sum of squared deviations over expectations
 * @param degrees degrees of freedom; 0 when there was nothing to test
 */
public record ChiSquare(double statistic, int degrees) {
  /** Cells in which fewer are expected are pooled. */
  public static final double LEAST_EXPECTED = 5;

  /** The test of nothing. */
  public static final ChiSquare NOTHING = new ChiSquare(0, 0);

  /**
   * One cell of a row.
   *
   * @param probability what the model says, from 0 to 1
   * @param observed how often it came
   */
  public record Cell(double probability, long observed) {}

  /**
   * Tests one row. Cells with few expected counts are pooled, rarest first. A count where the model
   * says never makes the statistic infinite.
   *
   * @param cells cells whose probabilities sum to 1
   */
  public static ChiSquare ofRow(List<Cell> cells) {
    long total = cells.stream().mapToLong(Cell::observed).sum();
    if (cells.stream().anyMatch(cell -> cell.probability() <= 0 && cell.observed() > 0)) {
      return new ChiSquare(Double.POSITIVE_INFINITY, 1);
    }
    List<Cell> pooled = pooled(cells, total);
    double statistic = 0;
    for (Cell cell : pooled) {
      double expected = cell.probability() * total;
      statistic += (cell.observed() - expected) * (cell.observed() - expected) / expected;
    }
    return pooled.size() < 2 ? NOTHING : new ChiSquare(statistic, pooled.size() - 1);
  }

  /** The test of both together. */
  public ChiSquare plus(ChiSquare other) {
    return new ChiSquare(statistic + other.statistic, degrees + other.degrees);
  }

  /** How likely a deviation of this size or more is when the model holds; 1 for nothing. */
  public double pValue() {
    if (degrees == 0) {
      return 1;
    }
    return Double.isInfinite(statistic)
        ? 0
        : ChiSquaredDistribution.of(degrees).survivalProbability(statistic);
  }

  private static List<Cell> pooled(List<Cell> cells, long total) {
    List<Cell> ascending = new ArrayList<>(cells);
    ascending.removeIf(cell -> cell.probability() <= 0);
    ascending.sort(Comparator.comparingDouble(Cell::probability));
    while (ascending.size() > 1 && ascending.get(0).probability() * total < LEAST_EXPECTED) {
      Cell rarest = ascending.remove(0);
      Cell next = ascending.remove(0);
      ascending.add(
          new Cell(rarest.probability() + next.probability(), rarest.observed() + next.observed()));
      ascending.sort(Comparator.comparingDouble(Cell::probability));
    }
    return ascending;
  }
}
