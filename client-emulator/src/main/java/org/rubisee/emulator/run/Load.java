package org.rubisee.emulator.run;

/** What sends requests during a run. */
interface Load {

  /** The run begins. */
  void start();

  /** How many clients are at the site now; with arrivals, how many sessions are in progress. */
  int clients();

  /** Gives up requests that take too long. */
  void giveUpLate(long now, long timeoutNanos);
}
