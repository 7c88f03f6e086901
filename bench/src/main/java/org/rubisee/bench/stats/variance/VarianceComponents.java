package org.rubisee.bench.stats.variance;

import java.util.Arrays;
import java.util.List;
import org.rubisee.bench.stats.paired.RatioVariance;
import org.rubisee.bench.stats.variance.Component.Level;
import org.rubisee.bench.stats.variance.Component.Term;

/**
 * Components of variance of a metric in one cell, by the method of moments: logarithm = site +
 * invocation + site in invocation + round + block. The means of the sites do not count, so any run
 * of at least two sites serves, A/A or not. Blocks of all sites share one variance.
 *
 * @param components by level, from invocation to block
 */
public record VarianceComponents(List<Component> components) {

  public VarianceComponents {
    components = List.copyOf(components);
  }

  /**
   * Estimates them. Where invocations differ in their number of rounds, the first rounds of each
   * count, as many as the shortest has.
   *
   * @param values positive values by invocation, round and site
   * @throws IllegalArgumentException if there are fewer than two sites or not all blocks of a round
   */
  public static VarianceComponents of(double[][][] values) {
    double[][][] logs = logs(values);
    int rounds = logs[0].length;
    int sites = logs[0][0].length;
    MeanSquares squares = MeanSquares.of(logs);
    return new VarianceComponents(
        List.of(
            Component.of(
                Level.INVOCATION,
                new Term(1.0 / rounds / sites, squares.invocation()),
                new Term(-1.0 / rounds / sites, squares.siteInInvocation()),
                new Term(-1.0 / rounds / sites, squares.round()),
                new Term(1.0 / rounds / sites, squares.block())),
            Component.of(
                Level.SITE_IN_INVOCATION,
                new Term(1.0 / rounds, squares.siteInInvocation()),
                new Term(-1.0 / rounds, squares.block())),
            Component.of(
                Level.ROUND,
                new Term(1.0 / sites, squares.round()),
                new Term(-1.0 / sites, squares.block())),
            Component.of(Level.BLOCK, new Term(1, squares.block()))));
  }

  /** One component. */
  public Component at(Level level) {
    return components.get(level.ordinal());
  }

  /** What the ratio of two of the sites varies: the differences of two. */
  public RatioVariance ofRatio() {
    return new RatioVariance(
        Math.sqrt(2) * at(Level.SITE_IN_INVOCATION).deviation(),
        Math.sqrt(2) * at(Level.BLOCK).deviation());
  }

  private static double[][][] logs(double[][][] values) {
    int rounds = Arrays.stream(values).mapToInt(invocation -> invocation.length).min().orElse(0);
    if (rounds == 0 || values[0][0].length < 2) {
      throw new IllegalArgumentException(
          "Components of variance need a round of at least two sites in each invocation");
    }
    int sites = values[0][0].length;
    double[][][] logs = new double[values.length][rounds][];
    for (int i = 0; i < logs.length; i++) {
      for (int round = 0; round < rounds; round++) {
        logs[i][round] = Arrays.stream(values[i][round]).map(Math::log).toArray();
        if (logs[i][round].length != sites
            || !Arrays.stream(logs[i][round]).allMatch(Double::isFinite)) {
          throw new IllegalArgumentException(
              "Each round needs a positive value of each site: leave incomplete rounds out");
        }
      }
    }
    return logs;
  }
}
