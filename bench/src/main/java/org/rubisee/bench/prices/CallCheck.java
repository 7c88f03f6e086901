package org.rubisee.bench.prices;

import java.util.Locale;
import org.rubisee.bench.stats.MeanInterval;

/**
 * Checks the model of calls times price in its simplest case: session-beans makes one call per
 * page, and differs from the site without calls in nothing else. All in CPU milliseconds per
 * interaction, without compilers.
 *
 * @param withoutCalls the name of the site without calls
 * @param difference session-beans less that site
 * @param calls what the calls of session-beans cost by their price
 */
public record CallCheck(String withoutCalls, MeanInterval difference, MeanInterval calls) {

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
          "session-beans less %s, without compilers: %.2f ms. Its calls, by their price:"
              + " %.2f ms. One round gives no interval: measure with --rounds 3 or more.",
          withoutCalls,
          difference.mean(),
          calls.mean());
    }
    return String.format(
        Locale.ROOT,
        "session-beans less %s, without compilers: %.2f ± %.2f ms. Its calls, by their"
            + " price: %.2f ± %.2f ms. The ratio is %.2f; at the far ends of both intervals"
            + " %.2f and %.2f.",
        withoutCalls,
        difference.mean(),
        difference.halfWidth(),
        calls.mean(),
        calls.halfWidth(),
        ratio(),
        low(),
        high());
  }
}
