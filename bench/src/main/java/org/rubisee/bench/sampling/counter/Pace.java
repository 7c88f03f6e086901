package org.rubisee.bench.sampling.counter;

import java.util.function.LongSupplier;

/**
 * How often something that costs time may be done: after each time as much later as keeps it within
 * its share. Not for use by several threads.
 */
public final class Pace {

  private static final double NANOS_PER_SECOND = 1e9;

  /** The share of time that something may cost. */
  public enum Allowance {
    /** A thousandth. */
    SMALL(0.001),
    /** Two thousandths. */
    LARGE(0.002);

    private final double share;

    Allowance(double share) {
      this.share = share;
    }
  }

  /** However cheap it is: the tiers are read each second. */
  private static final double LEAST_SECONDS = 0.9;

  /** However dear it is: a phase of half a minute is to hold some readings. */
  private static final double MOST_SECONDS = 10;

  private final Allowance allowance;
  private final LongSupplier nanoTime;
  private long dueAtNanos;

  /**
   * A pace; the first time is now.
   *
   * @param nanoTime a clock that only goes forward
   */
  public Pace(Allowance allowance, LongSupplier nanoTime) {
    this.allowance = allowance;
    this.nanoTime = nanoTime;
    this.dueAtNanos = nanoTime.getAsLong();
  }

  /** Whether it may be done again. */
  public boolean isDue() {
    return nanoTime.getAsLong() - dueAtNanos >= 0;
  }

  /**
   * It was done.
   *
   * @param costNanos what it cost
   */
  public void spent(long costNanos) {
    double pause = costNanos / NANOS_PER_SECOND / allowance.share;
    double seconds = Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, pause));
    dueAtNanos = nanoTime.getAsLong() + (long) (seconds * NANOS_PER_SECOND);
  }
}
