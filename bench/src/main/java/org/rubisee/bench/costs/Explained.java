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
 * @param byTier means
 * @param counted what an average interaction does
 * @param calls remote calls times their price
 * @param statements statements times their price
 * @param transactions transactions times what one adds
 */
public record Explained(
    String title,
    MeanInterval measured,
    Map<Tier, Double> byTier,
    Counted counted,
    double calls,
    double statements,
    double transactions) {

  /** Prices what was counted. */
  static Explained of(String title, Measured measured, Counted counted, UnitCosts prices) {
    return new Explained(
        title,
        measured.all(),
        measured.byTier(),
        counted,
        counted.remoteCalls() * prices.callMicros(counted.bytesPerCall()) / 1000,
        counted.statements() * prices.micros(UnitKind.STATEMENT).mean() / 1000,
        counted.transactions() * prices.transactionMicros() / 1000);
  }

  /**
   * CPU milliseconds per interaction.
   *
   * @param all of web, application and database tier
   * @param byTier means
   */
  record Measured(MeanInterval all, Map<Tier, Double> byTier) {}

  /**
   * What neither calls nor statements nor the pages themselves explain.
   *
   * @param pages what all configurations do alike: HTTP, pages
   */
  public double rest(double pages) {
    return measured.mean() - pages - calls - statements - transactions;
  }
}
