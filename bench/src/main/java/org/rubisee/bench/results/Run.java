package org.rubisee.bench.results;

import java.time.Instant;
import org.rubisee.measurement.Measurement;

/**
 * One call of the bench: its plan and where it ran. Stored as {@code run.json}.
 *
 * @param schemaVersion the version of the file format, {@link Measurement#SCHEMA_VERSION} when
 *     written by this program
 * @param id the name of the run's folder
 * @param startedAt when the run began
 * @param state how far it came
 * @param plan what it was to measure
 * @param environment where it ran
 */
public record Run(
    int schemaVersion,
    String id,
    Instant startedAt,
    RunState state,
    RunPlan plan,
    Environment environment) {

  /** A run that begins now. */
  public static Run starting(String id, Instant now, RunPlan plan, Environment environment) {
    return new Run(Measurement.SCHEMA_VERSION, id, now, RunState.RUNNING, plan, environment);
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
    return new Run(schemaVersion, id, startedAt, newState, plan, environment);
  }
}
