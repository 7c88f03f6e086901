package org.rubisee.bench.schedule;

import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;

/**
 * What a schedule knows of a trial.
 *
 * @param point which
 * @param throughput interactions per second
 * @param responseSeconds mean response time
 */
public record Measured(TrialPoint point, double throughput, double responseSeconds) {

  private static final double MILLIS_PER_SECOND = 1000;

  /** Of a trial that ran to its end. */
  public static Measured of(Trial trial) {
    return new Measured(
        trial.point(),
        trial.throughput(),
        trial.client().response().meanMillis() / MILLIS_PER_SECOND);
  }
}
