package org.rubisee.bench.prices;

import java.util.Locale;
import org.rubisee.bench.stats.MeanInterval;

/**
 * Checks the model of calls times price in its simplest case: session-beans makes one call per
 * page, and differs from servlets-only in nothing else. All in CPU milliseconds per interaction,
 * without compilers.
 *
 * @param difference session-beans less servlets-only
 * @param calls what the calls of session-beans cost by their price
 */
public record CallCheck(MeanInterval difference, MeanInterval calls) {

  /** The difference over the calls' cost: 1 is perfect. */
  public double ratio() {
    return difference.mean() / calls.mean();
  }

  /** The least that both intervals allow, the ratio of their far ends. */
  double low() {
    return difference.low() / calls.high();
  }

  /** The most that both intervals allow; infinite where the calls may cost nothing. */
  double high() {
    return calls.low() > 0 ? difference.high() / calls.low() : Double.POSITIVE_INFINITY;
  }

  String inWords() {
    if (Double.isInfinite(difference.halfWidth())) {
      return String.format(
          Locale.ROOT,
          "session-beans less servlets-only, without compilers: %.2f ms. Its calls, by their price:"
              + " %.2f ms. One round gives no interval: measure with --rounds 3 or more.",
          difference.mean(),
          calls.mean());
    }
    return String.format(
        Locale.ROOT,
        "session-beans less servlets-only, without compilers: %.2f ± %.2f ms. Its calls, by their"
            + " price: %.2f ± %.2f ms. The ratio is %.2f; at the far ends of both intervals"
            + " %.2f and %.2f.",
        difference.mean(),
        difference.halfWidth(),
        calls.mean(),
        calls.halfWidth(),
        ratio(),
        low(),
        high());
  }
}
