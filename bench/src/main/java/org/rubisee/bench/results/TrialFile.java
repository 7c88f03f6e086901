package org.rubisee.bench.results;

import java.nio.file.Path;
import java.time.Instant;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.measurement.Measurement;

/**
 * What is kept of a trial beside its measurements and samples: {@value #NAME} in its folder.
 *
 * @param schemaVersion the version of the file format
 * @param point which trial it is
 * @param startedAt from when its seconds count
 * @param state how far it came
 * @param note why it is partial; empty otherwise
 * @param audit what the audit of the database found afterwards
 * @param footprint start-up and sizes of its servers, and their memory before the load
 */
record TrialFile(
    int schemaVersion,
    TrialPoint point,
    Instant startedAt,
    RunState state,
    String note,
    AuditOutcome audit,
    Footprint footprint) {

  static final String NAME = "trial.json";

  TrialFile {
    // results of earlier programs have none
    footprint = footprint == null ? Footprint.UNKNOWN : footprint;
  }

  /** That of a trial of which no more is known yet. */
  static TrialFile starting(TrialPoint point, Instant now, Footprint footprint) {
    return new TrialFile(
        Measurement.SCHEMA_VERSION,
        point,
        now,
        RunState.RUNNING,
        "",
        AuditOutcome.notRun(),
        footprint);
  }

  /** That of the trial when it has ended. */
  TrialFile ended(TrialEnd end) {
    return new TrialFile(
        schemaVersion, point, startedAt, end.state(), end.note(), end.audit(), footprint);
  }

  static Path in(Path trial) {
    return trial.resolve(NAME);
  }
}
