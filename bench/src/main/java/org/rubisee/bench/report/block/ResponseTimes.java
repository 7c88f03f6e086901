package org.rubisee.bench.report.block;

import java.util.OptionalDouble;
import org.rubisee.measurement.LatencyHistogram;

/**
 * Response times, in which requests without an answer count as infinite.
 *
 * @param answered the times of those that were answered
 * @param total all requests
 */
record ResponseTimes(LatencyHistogram answered, long total) {

  private static final double PERCENT = 100;

  /** A percentile this far out needs at least so many answers. */
  private static final int LEAST_FOR_P99 = 1_000;

  /**
   * Milliseconds that a share of all requests does not exceed; infinite where that share was not
   * answered; empty where there are too few answers to tell.
   *
   * @param percentile from 0 to 100
   */
  OptionalDouble millisAt(double percentile) {
    if (total == 0 || percentile >= 99 && total < LEAST_FOR_P99) {
      return OptionalDouble.empty();
    }
    double wanted = percentile * total / Math.max(1, answered.count());
    return OptionalDouble.of(
        wanted > PERCENT ? Double.POSITIVE_INFINITY : answered.millisAt(wanted));
  }
}
