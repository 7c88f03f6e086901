package org.rubisee.emulator.run;

import org.rubisee.emulator.client.ThinkingClient;

/** When the clients of a closed loop are there. */
@FunctionalInterface
interface Attendance {

  /** All clients are always there. */
  Attendance ALWAYS = (number, nanos) -> nanos;

  /**
   * The first moment at which a client is there.
   *
   * @param number of the client, from 1
   * @param nanos not before this
   * @return this very moment, a later one, or {@link ThinkingClient#NEVER}
   */
  long from(int number, long nanos);
}
