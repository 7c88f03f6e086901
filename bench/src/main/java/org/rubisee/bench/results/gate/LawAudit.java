package org.rubisee.bench.results.gate;

import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.Workload;
import org.rubisee.bench.stats.InteractiveLaw;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.PhaseResult;

/**
 * A trial's throughput beside what the interactive response time law gives.
 *
 * @param law the law's throughput and its standard error
 * @param measured X, answered and failed interactions per second: all of them took a cycle
 * @param ceiling N/Z, which no closed system exceeds
 */
public record LawAudit(InteractiveLaw law, double measured, double ceiling) {
  private static final double MILLIS_PER_SECOND = 1000.0;

  /** Lays a trial beside the law of its workload. */
  public static LawAudit of(Trial trial, Workload workload) {
    return of(trial.point().clients(), trial.client(), workload);
  }

  /** Lays what clients measured, in one phase or in all rounds, beside the law. */
  public static LawAudit of(int clients, PhaseResult client, Workload workload) {
    InteractiveLaw.Time think =
        InteractiveLaw.cappedThinkTime(
            workload.thinkTimeMeanSeconds(), workload.thinkTimeCapSeconds());
    LatencyHistogram response = client.withImages();
    InteractiveLaw.Measured measured =
        new InteractiveLaw.Measured(clients, client.outcomes().total(), client.seconds());
    InteractiveLaw law =
        InteractiveLaw.of(
            measured,
            new InteractiveLaw.Time(
                response.meanMillis() / MILLIS_PER_SECOND,
                response.deviationMillis() / MILLIS_PER_SECOND),
            think);
    return new LawAudit(law, measured.throughput(), clients / think.meanSeconds());
  }

  /** How far the measured throughput lies from the law, relative to the law. */
  public double relativeDeviation() {
    return measured / law.predicted() - 1;
  }
}
