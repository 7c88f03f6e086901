package org.rubisee.emulator.client;

/** The clients' time: the computer's, or in tests a virtual one. */
@FunctionalInterface
public interface Clock {

  /** Now, on a clock whose zero means nothing. */
  long nanoTime();
}
