package org.rubisee.bench.fault.folder;

import java.time.Instant;
import java.util.List;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.Phases;

/** Makes records of experiments that began on a sample machine. */
public final class SampleExperiment {

  private SampleExperiment() {}

  /** One with a plan. */
  public static ExperimentRecord of(ExperimentRecord.Plan plan) {
    return of(plan, SampleRun.run(SampleRun.quickstart()).environment());
  }

  static ExperimentRecord of(ExperimentRecord.Plan plan, Environment environment) {
    return new ExperimentRecord(
        Measurement.SCHEMA_VERSION,
        Instant.parse("2026-11-27T20:00:00Z"),
        "rubis experiment run faults --quick",
        List.of("--scale=small", "--site-setting=request-limit=16"),
        plan,
        environment);
  }

  static ExperimentRecord.Plan plan(long seed) {
    return new ExperimentRecord.Plan(
        "faults",
        "Faults with ground truth",
        seed,
        new ExperimentRecord.Load("bidding", 1, "cached", 40, 1),
        new Phases("custom", 8, 42, 1),
        List.of(Configuration.plain("jpa", "JPA")),
        List.of(
            new ExperimentRecord.PlannedTrial("001-jpa-control", 0),
            new ExperimentRecord.PlannedTrial("002-jpa-killed-db", 17.123456789)));
  }
}
