package org.rubisee.emulator.run;

/**
 * The time of day that results follow: that of this machine, corrected. Processes on machines whose
 * clocks differ so begin together, and their seconds are the same.
 *
 * @param aheadMillis how far the clock of this machine is ahead; below 0: behind
 */
record WallClock(long aheadMillis) {

  /** Now, milliseconds since 1970 in UTC. */
  long millis() {
    return System.currentTimeMillis() - aheadMillis;
  }
}
