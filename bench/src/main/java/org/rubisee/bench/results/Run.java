package org.rubisee.bench.results;

import java.time.Instant;
import org.rubisee.measurement.Measurement;

/**
 * One call of the bench: its plan and where it ran. Stored as {@code run.json}.
 *
 * @param schemaVersion the version of the file format, {@link Measurement#SCHEMA_VERSION} when
 *     written by this program
 * @param kind of the run, which says what its units are
 * @param id the name of the run's folder
 * @param startedAt when the run began
 * @param state how far it came
 * @param plan what it was to measure
 * @param environment where it ran
 * @param <P> the plan of its kind
 */
public record Run<P>(
    int schemaVersion,
    String kind,
    String id,
    Instant startedAt,
    RunState state,
    P plan,
    Environment environment) {

  /** A run that begins now. */
  public static <P> Run<P> starting(
      String kind, String id, Instant now, P plan, Environment environment) {
    return new Run<>(
        Measurement.SCHEMA_VERSION, kind, id, now, RunState.RUNNING, plan, environment);
  }

  /** This run with another plan of its kind. */
  public Run<P> of(P newPlan) {
    return new Run<>(schemaVersion, kind, id, startedAt, state, newPlan, environment);
  }
}
