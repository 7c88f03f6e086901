package org.rubisee.emulator.run;

/** When the clients of a closed loop are there. */
@FunctionalInterface
interface Attendance {

  /** Later than any moment of a run. */
  long NEVER = Long.MAX_VALUE;

  /** All clients are always there. */
  Attendance ALWAYS = (number, nanos) -> nanos;

  /**
   * The first moment at which a client is there.
   *
   * @param number of the client, from 1
   * @param nanos not before this
   * @return this very moment, a later one, or {@link #NEVER}
   */
  long from(int number, long nanos);
}
