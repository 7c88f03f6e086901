package org.rubisee.emulator.run;

import org.rubisee.measurement.load.Pace;

/**
 * How clients begin. All sessions begin at the first page, and the share of writes is that of the
 * mix from about the eighth interaction on. When the warm-up is too short for ten interactions,
 * clients hurry in its first part; the rest of it lets think times spread out again before anything
 * is measured.
 *
 * @param nanos how long clients hurry
 * @param factor what their think times are divided by meanwhile, from 1
 */
record Start(long nanos, double factor) {

  /** Nobody hurries. */
  static final Start CALM = new Start(0, 1);

  private static final double INTERACTIONS = 10;
  private static final double HURRIED_PART = 0.6;
  private static final double NANOS_PER_SECOND = 1e9;

  /** The start that suits a warm-up. */
  static Start of(double warmUpSeconds, Pace pace) {
    double seconds = HURRIED_PART * warmUpSeconds;
    double factor = pace.thinkSeconds() * INTERACTIONS / seconds;
    return seconds > 0 && factor > 1
        ? new Start((long) (seconds * NANOS_PER_SECOND), factor)
        : CALM;
  }

  /** The think time of a client that began so long ago. */
  long hurried(long thinkNanos, long sinceStartNanos) {
    return sinceStartNanos < nanos ? (long) (thinkNanos / factor) : thinkNanos;
  }
}
