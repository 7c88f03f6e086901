package org.rubisee.bench.results.client;

import java.util.Map;

/**
 * How the requests of one interaction ended.
 *
 * @param ok answered as asked
 * @param rejected answered by a page that names the rule in the way; no failure
 * @param refused answered by 503
 * @param failed reason to count of everything else, for example {@code failed-timeout}
 */
public record Outcomes(long ok, long rejected, long refused, Map<String, Long> failed) {

  /** Copies the map. */
  public Outcomes {
    failed = Ordered.copyOf(failed);
  }

  /** No request at all. */
  public static Outcomes none() {
    return new Outcomes(0, 0, 0, Map.of());
  }

  /** The sum of both. */
  public Outcomes plus(Outcomes other) {
    Map<String, Long> sum = new java.util.TreeMap<>(failed);
    other.failed.forEach((reason, count) -> sum.merge(reason, count, Long::sum));
    return new Outcomes(ok + other.ok, rejected + other.rejected, refused + other.refused, sum);
  }

  /** Requests that failed, whatever the reason. */
  public long failures() {
    return failed.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Requests that got a page: ok or rejected. */
  public long answered() {
    return ok + rejected;
  }

  /** All requests. */
  public long total() {
    return answered() + refused + failures();
  }
}
