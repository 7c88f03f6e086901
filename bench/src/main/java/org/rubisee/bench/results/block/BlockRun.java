package org.rubisee.bench.results.block;

import java.time.Instant;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.RunState;
import org.rubisee.measurement.Measurement;

/**
 * A run in blocks: its plan and where it ran. Stored as {@code run.json}.
 *
 * @param schemaVersion the version of the file format
 * @param protocol {@value #PROTOCOL}, which tells it from a run of trials
 * @param id the name of the run's folder
 * @param startedAt when the run began
 * @param state how far it came
 * @param plan what it was to measure
 * @param environment where it ran
 */
public record BlockRun(
    int schemaVersion,
    String protocol,
    String id,
    Instant startedAt,
    RunState state,
    BlockPlan plan,
    Environment environment) {

  /** The protocol of runs in blocks. */
  public static final String PROTOCOL = "blocks";

  /** A run that begins now. */
  public static BlockRun starting(String id, Instant now, BlockPlan plan, Environment environment) {
    return new BlockRun(
        Measurement.SCHEMA_VERSION, PROTOCOL, id, now, RunState.RUNNING, plan, environment);
  }

  /** The same of another plan. */
  public BlockRun of(BlockPlan newPlan) {
    return new BlockRun(schemaVersion, protocol, id, startedAt, state, newPlan, environment);
  }

  /** The same in another state. */
  public BlockRun in(RunState newState) {
    return new BlockRun(schemaVersion, protocol, id, startedAt, newState, plan, environment);
  }
}
