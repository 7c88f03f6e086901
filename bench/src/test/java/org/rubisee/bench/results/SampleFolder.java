package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.results.tier.TierSample;

/** Runs on disk. */
public final class SampleFolder {

  private static final int CLIENTS = 60;

  private SampleFolder() {}

  /**
   * A run of one point whose tiers need so many times the CPU.
   *
   * @param parent gets the run's folder
   */
  public static TrialsFolder of(Path parent, double cpuFactor, int trials) throws IOException {
    List<Configuration> one = SampleRun.SIX.subList(0, 1);
    Run<RunPlan> run = SampleRun.run(SampleRun.plan(one, List.of(CLIENTS), trials));
    TrialsFolder folder = SampleRun.begun(parent, run);
    for (int number = 1; number <= trials; number++) {
      TrialPoint point = new TrialPoint(number, one.get(0).name(), "bidding", CLIENTS, number);
      Trial trial = SampleTrial.of(run, point);
      TrialFolder trialFolder = folder.begin(point, trial.startedAt());
      for (TierSample sample : trial.tiers()) {
        trialFolder.log().add(times(sample, cpuFactor));
      }
      SampleMeasurement.write(trialFolder.clientPath(), trial.measurement());
      trialFolder.finish(new TrialEnd(trial.state(), trial.note(), trial.audit()));
    }
    return folder;
  }

  /** The same reading with so many times its CPU time. */
  public static TierSample times(TierSample sample, double factor) {
    return new TierSample(
        sample.tier(),
        sample.atSeconds(),
        factor * sample.cpuUserSeconds(),
        factor * sample.cpuSystemSeconds(),
        sample.residentBytes(),
        sample.counters());
  }
}
