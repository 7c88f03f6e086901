package org.rubisee.bench.stats;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Holm's step-down adjustment of a family of tests: whoever looks at many metrics finds some that
 * differ by accident. Rejecting what is adjusted to 0.05 or less lets an accident into the whole
 * family in at most 5 % of all families, whatever depends on what.
 */
public final class Holm {
  private Holm() {}

  /**
   * Adjusts p-values.
   *
   * @param pValues one per test, from 0 to 1
   * @return the adjusted ones in the same order, none smaller than before, none above 1
   */
  public static double[] adjusted(double... pValues) {
    int[] ascending =
        IntStream.range(0, pValues.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> pValues[i]))
            .mapToInt(Integer::intValue)
            .toArray();
    double[] adjusted = new double[pValues.length];
    double greatest = 0;
    for (int rank = 0; rank < ascending.length; rank++) {
      double own = Math.min(1, (ascending.length - rank) * pValues[ascending[rank]]);
      greatest = Math.max(greatest, own);
      adjusted[ascending[rank]] = greatest;
    }
    return adjusted;
  }
}
