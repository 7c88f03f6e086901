package org.rubisee.emulator.client;

import java.util.SplittableRandom;
import org.rubisee.application.SessionRules;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/**
 * Draws think and session times: negative exponential, with caps.
 *
 * @param pace means and cap
 * @param matrices which customers these are for: those of RUBiS 1.4.3 do not think at all when the
 *     draw is above the cap
 * @param sessions how long sessions can be
 */
public record ThinkTimes(Pace pace, MatrixSet matrices, SessionRules sessions) {

  private static final double NANOS_PER_SECOND = 1e9;
  private static final long PAUSE_AFTER_LOST_CONNECTION_NANOS = 100_000_000L;

  /** A think time in nanoseconds. */
  public long thinkNanos(SplittableRandom random) {
    double seconds = exponential(pace.thinkSeconds(), random);
    if (seconds > pace.thinkCapSeconds()) {
      seconds = matrices == MatrixSet.LEGACY ? 0 : pace.thinkCapSeconds();
    }
    return (long) (seconds * NANOS_PER_SECOND);
  }

  /** A session time in nanoseconds; without limit where sessions end by a transition. */
  public long sessionNanos(SplittableRandom random) {
    return matrices == MatrixSet.LEGACY
        ? Long.MAX_VALUE / 4
        : (long)
            (Math.min(exponential(pace.sessionSeconds(), random), sessions.mostSeconds())
                * NANOS_PER_SECOND);
  }

  /**
   * How much longer than a think time a client waits after a failure, in nanoseconds. Without think
   * time, a site that is gone would otherwise be asked without any pause.
   */
  public long pauseNanosAfter(Outcome outcome) {
    return outcome == Outcome.FAILED_CONNECTION && pace.thinkSeconds() == 0
        ? PAUSE_AFTER_LOST_CONNECTION_NANOS
        : 0;
  }

  private static double exponential(double mean, SplittableRandom random) {
    return -mean * Math.log(1 - random.nextDouble());
  }
}
