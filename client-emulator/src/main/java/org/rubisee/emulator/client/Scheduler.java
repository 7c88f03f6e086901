package org.rubisee.emulator.client;

/** A clock that wakes clients. */
public interface Scheduler extends Clock {

  /** Makes {@link Sleeper#wake} be called at a time, or at once if it is past. */
  void wakeAt(long nanos, Sleeper sleeper);

  /** Waits for a time. */
  @FunctionalInterface
  interface Sleeper {

    /** The time has come. */
    void wake();
  }
}
