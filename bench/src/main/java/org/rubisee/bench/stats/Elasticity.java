package org.rubisee.bench.stats;

import java.util.stream.IntStream;

/**
 * How well the nodes of a site follow the nodes that its load needs: metrics of the SPEC Research
 * Group (Herbst, Kounev and Reussner, ICAC 2013; Herbst et al., ACM TOMPECS 2018). Lower is better.
 *
 * @param underAccuracy mean of the missing nodes, relative to those needed
 * @param overAccuracy mean of the superfluous nodes, relative to those needed
 * @param underTimeShare the part of the time in which nodes are missing, 0 to 1
 * @param overTimeShare the part of the time in which nodes are superfluous, 0 to 1
 * @param nodeSeconds nodes in use, summed over the time: what was paid for
 */
public record Elasticity(
    double underAccuracy,
    double overAccuracy,
    double underTimeShare,
    double overTimeShare,
    long nodeSeconds) {

  /**
   * The metrics of a time.
   *
   * @param demand nodes that the load needs, second by second, from 1
   * @param supply nodes in use in the same seconds
   * @throws IllegalArgumentException if there is no second, or not as many of both
   */
  public static Elasticity of(int[] demand, int[] supply) {
    if (demand.length == 0 || demand.length != supply.length) {
      throw new IllegalArgumentException(
          "Demand has %d seconds, supply %d".formatted(demand.length, supply.length));
    }
    double[] missing =
        IntStream.range(0, demand.length)
            .mapToDouble(i -> Math.max(demand[i] - supply[i], 0) / (double) demand[i])
            .toArray();
    double[] superfluous =
        IntStream.range(0, demand.length)
            .mapToDouble(i -> Math.max(supply[i] - demand[i], 0) / (double) demand[i])
            .toArray();
    return new Elasticity(
        mean(missing),
        mean(superfluous),
        shareOfPositive(missing),
        shareOfPositive(superfluous),
        IntStream.of(supply).asLongStream().sum());
  }

  private static double mean(double[] values) {
    return IntStream.range(0, values.length).mapToDouble(i -> values[i]).average().orElse(0);
  }

  private static double shareOfPositive(double[] values) {
    return mean(
        IntStream.range(0, values.length).mapToDouble(i -> values[i] > 0 ? 1 : 0).toArray());
  }
}
