package org.rubisee.measurement;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * How requests ended.
 *
 * @param counts how many ended in each way; ways that did not occur are missing
 */
public record Outcomes(@JsonValue Map<Outcome, Long> counts) {

  /** Copies the map, without zeros. */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public Outcomes {
    Map<Outcome, Long> copy = new EnumMap<>(Outcome.class);
    copy.putAll(counts);
    copy.values().removeIf(count -> count == 0);
    counts = Collections.unmodifiableMap(copy);
  }

  /** No request at all. */
  public static Outcomes none() {
    return new Outcomes(Map.of());
  }

  /** So many requests that ended like this. */
  public static Outcomes of(Outcome outcome, long count) {
    return new Outcomes(Map.of(outcome, count));
  }

  /** The sum of both. */
  public Outcomes plus(Outcomes other) {
    Map<Outcome, Long> sum = new EnumMap<>(Outcome.class);
    sum.putAll(counts);
    other.counts.forEach((outcome, count) -> sum.merge(outcome, count, Long::sum));
    return new Outcomes(sum);
  }

  /** How many requests ended like this. */
  public long count(Outcome outcome) {
    return counts.getOrDefault(outcome, 0L);
  }

  /** Requests that got the page that was asked for. */
  public long ok() {
    return count(Outcome.OK);
  }

  /** Requests that got a page which names the broken rule. */
  public long rejected() {
    return count(Outcome.REJECTED);
  }

  /** Requests that were answered by 503. */
  public long refused() {
    return count(Outcome.REFUSED);
  }

  /** Requests that got a page: ok or rejected. */
  public long answered() {
    return ok() + rejected();
  }

  /** How many requests failed for each reason; refusals are not among them. */
  public Map<Outcome, Long> failed() {
    Map<Outcome, Long> failed = new EnumMap<>(Outcome.class);
    counts.forEach(
        (outcome, count) -> {
          if (outcome.isFailure()) {
            failed.put(outcome, count);
          }
        });
    return failed;
  }

  /** Requests that failed, whatever the reason; refusals are not among them. */
  public long failures() {
    return failed().values().stream().mapToLong(Long::longValue).sum();
  }

  /** All requests. */
  public long total() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }
}
