package org.rubisee.bench.results.tier;

import java.util.Map;

/**
 * A reading of the database's own counters.
 *
 * @param atSeconds when it was read, seconds since the trial's start
 * @param counters status variable to value, counted since the server's start, for example {@code
 *     Questions} or {@code Innodb_rows_read}
 */
public record DatabaseSample(double atSeconds, Map<String, Long> counters) {

  public DatabaseSample {
    counters = Ordered.copyOf(counters);
  }
}
