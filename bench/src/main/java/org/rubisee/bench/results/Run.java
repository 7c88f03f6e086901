package org.rubisee.bench.results;

import java.time.Instant;
import org.rubisee.measurement.Measurement;

/**
 * One call of the bench: its plan and where it ran. Stored as {@code run.json}.
 *
 * @param schemaVersion the version of the file format, {@link Measurement#SCHEMA_VERSION} when
 *     written by this program
 * @param protocol {@value #TRIALS}, or the kind of a run whose units are no trials
 * @param id the name of the run's folder
 * @param startedAt when the run began
 * @param state how far it came
 * @param plan what it was to measure
 * @param environment where it ran
 */
public record Run(
    int schemaVersion,
    String protocol,
    String id,
    Instant startedAt,
    RunState state,
    RunPlan plan,
    Environment environment) {

  /** The protocol of runs of trials. */
  public static final String TRIALS = "trials";

  /** Published runs of trials do not name it. */
  public Run {
    protocol = protocol == null ? TRIALS : protocol;
  }

  /** A run of trials that begins now. */
  public static Run starting(String id, Instant now, RunPlan plan, Environment environment) {
    return starting(TRIALS, id, now, plan, environment);
  }

  /** A run of another kind that begins now. */
  public static Run starting(
      String protocol, String id, Instant now, RunPlan plan, Environment environment) {
    return new Run(
        Measurement.SCHEMA_VERSION, protocol, id, now, RunState.RUNNING, plan, environment);
  }

  /** Where a configuration ran, with its own CPUs if it has some. */
  public Environment environmentOf(String configuration) {
    return plan.configurations().stream()
        .filter(known -> known.name().equals(configuration))
        .findFirst()
        .map(environment::placedAs)
        .orElse(environment);
  }

  /** The same in another state. */
  public Run in(RunState newState) {
    return new Run(schemaVersion, protocol, id, startedAt, newState, plan, environment);
  }
}
