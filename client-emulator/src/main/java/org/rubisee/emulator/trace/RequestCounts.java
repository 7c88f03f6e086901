package org.rubisee.emulator.trace;

import java.util.Locale;
import java.util.TreeMap;

/** How many requests a log has in each of its steps. */
final class RequestCounts {

  /** A schedule has at most as many steps. */
  static final int MOST_STEPS = 4_000;

  private final long stepSeconds;
  private final TreeMap<Long, Long> byStep = new TreeMap<>();

  /**
   * @param stepSeconds the length of a step, from 1
   */
  RequestCounts(long stepSeconds) {
    this.stepSeconds = stepSeconds;
  }

  /**
   * Adds requests.
   *
   * @param epochSecond when they were made, seconds since 1970 in UTC
   * @param requests how many, from 0
   * @throws IllegalArgumentException if the log would have more than {@value #MOST_STEPS} steps
   */
  void add(long epochSecond, long requests) {
    long step = Math.floorDiv(epochSecond, stepSeconds);
    byStep.merge(step, requests, Math::addExact);
    long steps = byStep.lastKey() - byStep.firstKey() + 1;
    if (steps > MOST_STEPS) {
      throw new IllegalArgumentException(
          String.format(
                  Locale.ROOT,
                  "The log is now %d steps of %d s long, and a schedule has at most %d: use a larger",
                  steps,
                  stepSeconds,
                  MOST_STEPS)
              + " --step-seconds or fewer files, and look for a wrong time in the log.");
    }
  }

  /**
   * Requests of all steps from the first to the last one; those without requests are among them.
   *
   * @throws IllegalArgumentException if there is no request
   */
  long[] steps() {
    if (byStep.values().stream().allMatch(count -> count == 0)) {
      throw new IllegalArgumentException("There is no request in the log.");
    }
    long first = byStep.firstKey();
    long[] counts = new long[(int) (byStep.lastKey() - first + 1)];
    byStep.forEach((step, count) -> counts[(int) (step - first)] = count);
    return counts;
  }

  long stepSeconds() {
    return stepSeconds;
  }
}
