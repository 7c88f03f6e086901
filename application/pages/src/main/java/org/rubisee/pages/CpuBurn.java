package org.rubisee.pages;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/**
 * Wastes CPU time of the calling thread: a slowdown of known size, which measurements must find.
 * Other threads of the machine do not change how much it wastes. Thread-safe.
 */
public abstract class CpuBurn {
  private static final CpuBurn NONE =
      new CpuBurn() {
        @Override
        void run() {}
      };

  private CpuBurn() {}

  /**
   * A waste of CPU time.
   *
   * @param micros of the calling thread, microseconds; 0: none
   */
  static CpuBurn of(int micros) {
    return micros == 0 ? NONE : new Spinning(TimeUnit.MICROSECONDS.toNanos(micros));
  }

  /** Wastes it. */
  abstract void run();

  private static final class Spinning extends CpuBurn {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final long nanos;

    Spinning(long nanos) {
      this.nanos = nanos;
    }

    @Override
    void run() {
      long end = threads.getCurrentThreadCpuTime() + nanos;
      while (threads.getCurrentThreadCpuTime() < end) {
        Thread.onSpinWait();
      }
    }
  }
}
