package org.rubisee.bench.costs;

import java.util.Map;
import org.rubisee.bench.results.Tier;
import org.rubisee.bench.stats.MeanInterval;

/**
 * CPU time per interaction of one configuration, and what calls and statements explain of it. All
 * in CPU milliseconds of web, application and database tier together, unless a tier is named.
 *
 * @param title of the configuration
 * @param measured over its trials
 * @param counted what an average interaction does
 * @param calls remote calls times their price
 * @param statements statements times their price
 * @param transactions transactions times what one adds
 */
public record Explained(
    String title,
    Measured measured,
    Counted counted,
    double calls,
    double statements,
    double transactions) {

  /** Prices what was counted. */
  static Explained of(String title, Measured measured, Counted counted, UnitCosts prices) {
    return new Explained(
        title,
        measured,
        counted,
        prices.callMicros(counted.remoteCalls(), counted.bytesPerCall()) / 1000,
        prices.statementMicros(counted.statements()) / 1000,
        prices.transactionMicros(counted.transactions()) / 1000);
  }

  /**
   * CPU milliseconds per interaction.
   *
   * @param all of web, application and database tier
   * @param byTier means
   * @param compilers what the JVMs' compilers took of it, mean; 0 when it could not be seen
   */
  public record Measured(MeanInterval all, Map<Tier, Double> byTier, double compilers) {

    /** Without what compilers took: what it would be on code that has been compiled. */
    double ofCompiledCode() {
      return all.mean() - compilers;
    }
  }

  /**
   * What neither calls nor statements, compilers nor the pages themselves explain.
   *
   * @param pages what all configurations do alike: HTTP, pages
   */
  public double rest(double pages) {
    return measured.ofCompiledCode() - pages - calls - statements - transactions;
  }
}
