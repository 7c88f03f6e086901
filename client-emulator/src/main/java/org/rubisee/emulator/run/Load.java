package org.rubisee.emulator.run;

import org.rubisee.emulator.load.RateChange;

/** What sends requests during a run. */
interface Load {

  /** The run begins. */
  void start();

  /** How many clients are at the site now; with arrivals, how many sessions are in progress. */
  int clients();

  /**
   * Changes the rate of arrivals, after the begin.
   *
   * @return from when it holds, seconds since the run began: later than asked for if it was too
   *     late for that
   * @throws IllegalStateException if nothing arrives at a rate
   */
  double change(RateChange change);

  /** Gives up requests that take too long. */
  void giveUpLate(long now, long timeoutNanos);
}
