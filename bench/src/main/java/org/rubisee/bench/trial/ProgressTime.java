package org.rubisee.bench.trial;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.rubisee.measurement.Progress;

/** The time of a load as its emulators tell it each second, and between by the clock. */
final class ProgressTime implements LoadTime {

  private static final double NANOS_PER_SECOND = 1e9;

  private final LongSupplier nanoTime;
  private OptionalLong began = OptionalLong.empty();

  /**
   * A load that has not begun.
   *
   * @param nanoTime a monotonic clock, nanoseconds
   */
  ProgressTime(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /** A line of the emulators comes late, never early: of all, the earliest beginning is right. */
  synchronized void tell(Progress progress) {
    if (progress.elapsedSeconds() > 0) {
      long told = nanoTime.getAsLong() - (long) (progress.elapsedSeconds() * NANOS_PER_SECOND);
      if (began.isEmpty() || told - began.getAsLong() < 0) {
        began = OptionalLong.of(told);
      }
      notifyAll();
    }
  }

  @Override
  public synchronized double now() {
    return began.isEmpty()
        ? 0
        : Math.max(0, (nanoTime.getAsLong() - began.getAsLong()) / NANOS_PER_SECOND);
  }

  @Override
  public synchronized void await(double second) throws InterruptedException {
    while (began.isEmpty() || now() < second) {
      if (began.isEmpty()) {
        wait();
      } else {
        TimeUnit.NANOSECONDS.timedWait(this, (long) ((second - now()) * NANOS_PER_SECOND) + 1);
      }
    }
  }
}
