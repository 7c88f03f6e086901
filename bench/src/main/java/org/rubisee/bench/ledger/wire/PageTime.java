package org.rubisee.bench.ledger.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Where the time of one page went.
 *
 * @param pageNanos from the request to the whole page
 * @param appNanos how long the web tier waited for the application tier; empty without one
 * @param databaseNanos how long the tiers waited for the database
 */
public record PageTime(long pageNanos, OptionalLong appNanos, long databaseNanos) {

  private static final double NANOS_PER_MILLI = 1e6;

  /** What passed between two readings of a site's links, in a page that took so long. */
  static PageTime between(Links before, Links after, long pageNanos) {
    return new PageTime(
        pageNanos,
        after.appNanos().isPresent()
            ? OptionalLong.of(after.appNanos().getAsLong() - before.appNanos().orElse(0))
            : OptionalLong.empty(),
        after.databaseNanos() - before.databaseNanos());
  }

  /**
   * How long callers have waited on the links of a site.
   *
   * @param appNanos for the application tier; empty without one
   * @param databaseNanos for the database
   */
  record Links(OptionalLong appNanos, long databaseNanos) {}

  /** Milliseconds of the whole page. */
  public double millis() {
    return pageNanos / NANOS_PER_MILLI;
  }

  /** Milliseconds by tier, without what the tier waited for others; they add up to the page's. */
  public Map<String, Double> millisByTier() {
    long behindWeb = appNanos.orElse(databaseNanos);
    Map<String, Double> millis = new LinkedHashMap<>();
    millis.put("Web tier", Math.max(0, pageNanos - behindWeb) / NANOS_PER_MILLI);
    appNanos.ifPresent(
        app -> millis.put("Application tier", Math.max(0, app - databaseNanos) / NANOS_PER_MILLI));
    millis.put("Database", databaseNanos / NANOS_PER_MILLI);
    return millis;
  }
}
