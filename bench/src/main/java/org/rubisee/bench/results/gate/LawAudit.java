package org.rubisee.bench.results.gate;

import java.util.List;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.bench.stats.InteractiveLaw;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.settings.Text;

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
  public static LawAudit of(Trial trial, LoadSpec load) {
    return of(trial.point().clients(), List.of(trial.client()), load);
  }

  /**
   * Lays what clients measured in one or several phases of equal load beside the law. The standard
   * error is that of their interactions together.
   *
   * @param clients N, the same in each phase
   * @param phases at least one
   * @param load what the clients do
   */
  public static LawAudit of(int clients, List<PhaseResult> phases, LoadSpec load) {
    InteractiveLaw.Time think = thinkTime(load);
    LatencyHistogram response =
        LatencyHistogram.merged(phases.stream().map(PhaseResult::withImages).toList());
    InteractiveLaw.Measured measured =
        new InteractiveLaw.Measured(
            clients,
            phases.stream().mapToLong(phase -> phase.outcomes().total()).sum(),
            phases.stream().mapToDouble(PhaseResult::seconds).sum());
    InteractiveLaw law =
        InteractiveLaw.of(
            measured,
            new InteractiveLaw.Time(
                response.meanMillis() / MILLIS_PER_SECOND,
                response.deviationMillis() / MILLIS_PER_SECOND),
            think);
    return new LawAudit(law, measured.throughput(), clients / think.meanSeconds());
  }

  /** The think time of the clients of a load. */
  public static InteractiveLaw.Time thinkTime(LoadSpec load) {
    return InteractiveLaw.cappedThinkTime(
        load.pace().thinkSeconds(), load.pace().thinkCapSeconds());
  }

  /** How far the measured throughput lies from the law, relative to the law. */
  public double relativeDeviation() {
    return measured / law.predicted() - 1;
  }

  /**
   * Judges the distance from the law.
   *
   * @param advice why a distance matters and what to do
   */
  public GateVerdict verdict(String advice) {
    double errors = law.distance(measured);
    Level level = level(Math.abs(errors), Math.abs(relativeDeviation()));
    return GateVerdict.of(
        Gate.LAW,
        level,
        Text.of("%+.1f %% (%.1f standard errors)", 100 * relativeDeviation(), errors),
        Text.of(
            "%.0f standard errors or %.0f %%; fails beyond %.0f and %.0f %%",
            Gates.LAW_ERRORS, 100 * Gates.LAW_NEAR, Gates.LAW_ERRORS_LIMIT, 100 * Gates.LAW_LIMIT),
        advice);
  }

  private static Level level(double errors, double deviation) {
    if (errors > Gates.LAW_ERRORS_LIMIT && deviation > Gates.LAW_LIMIT) {
      return Level.FAIL;
    }
    return errors <= Gates.LAW_ERRORS || deviation <= Gates.LAW_NEAR ? Level.PASS : Level.WARN;
  }
}
