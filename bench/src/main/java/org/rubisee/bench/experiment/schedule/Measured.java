package org.rubisee.bench.experiment.schedule;

import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;

/**
 * What a schedule knows of a trial.
 *
 * @param point which
 * @param throughput interactions per second
 * @param responseSeconds mean response time
 * @param outOfTime whether it was left out because it would have ended too late
 */
public record Measured(
    TrialPoint point, double throughput, double responseSeconds, boolean outOfTime) {

  private static final double MILLIS_PER_SECOND = 1000;

  /** A trial that was run. */
  public Measured(TrialPoint point, double throughput, double responseSeconds) {
    this(point, throughput, responseSeconds, false);
  }

  /** A trial that could not be run: nothing was answered. */
  public static Measured failed(TrialPoint point) {
    return new Measured(point, 0, 0);
  }

  /** A trial that would have ended too late. */
  public static Measured late(TrialPoint point) {
    return new Measured(point, 0, 0, true);
  }

  /** Of a trial that ran to its end. */
  public static Measured of(Trial trial) {
    return new Measured(
        trial.point(),
        trial.throughput(),
        trial.client().response().meanMillis() / MILLIS_PER_SECOND);
  }
}
