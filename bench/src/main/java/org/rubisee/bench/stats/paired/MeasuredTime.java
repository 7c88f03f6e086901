package org.rubisee.bench.stats.paired;

import java.util.stream.IntStream;

/**
 * When the rounds of a start of the servers were measured.
 *
 * @param before seconds from the first block of the warm-up to the first measured one, at least 0;
 *     infinite if nothing changes any more
 * @param seconds from there to the end of the last round, at least 0
 */
public record MeasuredTime(double before, double seconds) {

  /** The time constant of the slowest drift that a verdict allows for, in seconds. */
  public static final double SLOWEST_SECONDS = 600;

  /** That of sites whose ratio no longer changes. */
  public static final MeasuredTime SETTLED = new MeasuredTime(Double.POSITIVE_INFINITY, 0);

  /**
   * What is left of the slowest drift in the middle of each round, as a share of what it was when
   * the warm-up began: 1 to 0. Rounds take equally long.
   *
   * @param rounds from 1
   */
  double[] left(int rounds) {
    return IntStream.range(0, rounds)
        .mapToDouble(round -> leftAt((round + 0.5) / rounds))
        .toArray();
  }

  /** By how much that share falls from the beginning of the first round to the end of the last. */
  double decay() {
    return leftAt(0) - leftAt(1);
  }

  private double leftAt(double part) {
    return Math.exp(-(before + part * seconds) / SLOWEST_SECONDS);
  }
}
