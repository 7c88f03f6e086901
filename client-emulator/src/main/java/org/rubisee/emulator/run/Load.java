package org.rubisee.emulator.run;

/** What sends requests during a run. */
interface Load {

  /** The run begins. */
  void start();

  /** How many clients are at the site now; with arrivals, how many sessions are in progress. */
  int clients();

  /**
   * Changes the rate of arrivals.
   *
   * @return false: it is too late for that moment, and happens as soon as it can
   * @throws IllegalArgumentException if nothing arrives at a rate
   */
  boolean change(RateChange change);

  /** Gives up requests that take too long. */
  void giveUpLate(long now, long timeoutNanos);
}
