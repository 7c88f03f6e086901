package org.rubisee.emulator.run;

/** Time for clients: the computer's, or in tests a virtual one. */
interface Scheduler {

  /** Now, on a clock whose zero means nothing. */
  long nanoTime();

  /** Makes {@link Client#wake} be called at a time, or at once if it is past. */
  void wakeAt(long nanos, Client client);
}
