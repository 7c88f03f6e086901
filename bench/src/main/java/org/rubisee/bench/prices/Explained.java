package org.rubisee.bench.prices;

import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.MeanInterval;

/**
 * CPU time per interaction of one configuration, and what calls and statements explain of it. All
 * in CPU milliseconds of web, application and database tier together, unless a tier is named.
 *
 * @param title of the configuration
 * @param measured over its samples
 * @param counted what an average interaction does
 * @param calls remote calls times their price, with the interval of the price
 * @param statements statements times their price
 * @param transactions transactions times what one adds
 */
public record Explained(
    String title,
    Measured measured,
    Counted counted,
    MeanInterval calls,
    double statements,
    double transactions) {

  private static final double MILLIS_PER_MICRO = 0.001;

  /** Prices what was counted. */
  static Explained of(String title, Measured measured, Counted counted, UnitCosts prices) {
    return new Explained(
        title,
        measured,
        counted,
        prices.callMicros(counted.remoteCalls(), counted.bytesPerCall()).times(MILLIS_PER_MICRO),
        prices.statementMicros(counted.statements()) * MILLIS_PER_MICRO,
        prices.transactionMicros(counted.transactions()) * MILLIS_PER_MICRO);
  }

  /**
   * CPU milliseconds per interaction.
   *
   * @param all of web, application and database tier
   * @param withoutCompilers the same less what the JVMs' compilers took; where that could not be
   *     seen, the same
   * @param byTier means
   * @param byPair without compilers, by the number of the pair; empty where nothing was measured
   *     beside another configuration
   */
  public record Measured(
      MeanInterval all,
      MeanInterval withoutCompilers,
      Map<Tier, Double> byTier,
      Map<Integer, Double> byPair) {

    /**
     * This less another configuration, without compilers: the mean difference of the pairs that
     * have both. Without pairs, the difference of means that were measured apart.
     *
     * @return empty if there are pairs, but none has both
     */
    Optional<MeanInterval> less(Measured other) {
      if (byPair.isEmpty() || other.byPair.isEmpty()) {
        return Optional.of(withoutCompilers.minus(other.withoutCompilers));
      }
      double[] differences =
          byPair.entrySet().stream()
              .filter(pair -> other.byPair.containsKey(pair.getKey()))
              .mapToDouble(pair -> pair.getValue() - other.byPair.get(pair.getKey()))
              .toArray();
      return differences.length == 0 ? Optional.empty() : Optional.of(MeanInterval.of(differences));
    }

    /** What the JVMs' compilers took, mean. */
    double compilers() {
      return all.mean() - withoutCompilers.mean();
    }
  }

  /**
   * What neither calls nor statements, compilers nor the pages themselves explain.
   *
   * @param pages what all configurations do alike: HTTP, pages
   */
  public double rest(double pages) {
    return measured.withoutCompilers().mean() - pages - calls.mean() - statements - transactions;
  }
}
