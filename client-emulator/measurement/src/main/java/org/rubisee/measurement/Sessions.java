package org.rubisee.measurement;

/**
 * Sessions in a phase.
 *
 * @param started how many began
 * @param ended how many came to their end
 * @param secondsOfEnded how long those lasted, added up
 * @param interactionsOfEnded how many interactions those had, added up
 */
public record Sessions(long started, long ended, double secondsOfEnded, long interactionsOfEnded) {

  /** No session. */
  public static Sessions none() {
    return new Sessions(0, 0, 0, 0);
  }

  /** These and others together. */
  Sessions plus(Sessions other) {
    return new Sessions(
        started + other.started,
        ended + other.ended,
        secondsOfEnded + other.secondsOfEnded,
        interactionsOfEnded + other.interactionsOfEnded);
  }

  /** Mean length of those that ended, seconds; 0 when there is none. */
  public double meanSeconds() {
    return secondsOfEnded / Math.max(1, ended);
  }

  /** Mean number of interactions of those that ended; 0 when there is none. */
  public double meanInteractions() {
    return (double) interactionsOfEnded / Math.max(1, ended);
  }
}
