package org.rubisee.bench.fault;

import java.io.IOException;
import java.time.Clock;
import java.util.List;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.fault.folder.ExperimentFolder;
import org.rubisee.bench.fault.folder.ExperimentRequest;
import org.rubisee.bench.fault.folder.ExperimentRun;
import org.rubisee.bench.fault.site.FaultLoad;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.Topology;

/** Runs the trials of a plan in a folder, and says what was found. */
public final class FaultExperiment {

  /** Exit code if a site did not survive a fault, or nobody noticed it. */
  static final int NOT_SURVIVED = 3;

  private final FaultPlan plan;
  private final ExperimentRequest request;
  private final Terminal terminal;
  private final Clock clock;

  /** An experiment. */
  public FaultExperiment(
      FaultPlan plan, ExperimentRequest request, Terminal terminal, Clock clock) {
    this.plan = plan;
    this.request = request;
    this.terminal = terminal;
    this.clock = clock;
  }

  /**
   * Runs it all, in a new folder or in that of an experiment that is completed.
   *
   * @return the exit code: 0 if all faults were noticed and survived
   * @throws InterruptedException on Ctrl-C; the trials that ended are on disk
   */
  public int run(Topology.Opener opener) throws IOException, InterruptedException {
    return new ExperimentRun(request, terminal, clock)
        .run(opener, plan.toRecord(), plan.configurations(), this::run);
  }

  private int run(ExperimentFolder folder, DatabaseTier database)
      throws IOException, InterruptedException {
    FaultLoad load = new FaultLoad(plan.workload(), request.recipe());
    PeakSearch search = new PeakSearch(plan, load, database, terminal);
    FaultSequence sequence =
        new FaultSequence(
            plan,
            folder,
            new FaultTrial(plan, load, database, terminal)::run,
            new Peaks(folder, search::search),
            terminal);
    try {
      sequence.run();
      terminal.result("Report:  " + sequence.write());
    } finally {
      conclude(sequence, folder);
    }
    return sequence.records().stream().allMatch(FaultRecord::isWell) ? 0 : NOT_SURVIVED;
  }

  private void conclude(FaultSequence sequence, ExperimentFolder folder) throws IOException {
    List<FaultRecord> records = sequence.records();
    List<FaultRecord> faults = records.stream().filter(one -> !one.isControl()).toList();
    if (!sequence.isComplete()) {
      terminal.result(
          "Stopped early; to go on: " + ExperimentFolder.commandToComplete(folder.path()));
    }
    terminal.result("Results: " + folder.path());
    terminal.result("metric faults-made " + faults.size());
    terminal.result(
        "metric faults-survived " + faults.stream().filter(FaultRecord::isWell).count());
    terminal.result(
        "metric writes-acknowledged "
            + records.stream().mapToInt(one -> one.writes().acknowledged()).sum());
    terminal.result(
        "metric writes-lost " + records.stream().mapToInt(one -> one.writes().lost()).sum());
    for (FaultRecord fault : faults) {
      for (Verdict verdict : fault.verdicts()) {
        terminal.result(
            "metric %s-%s %s"
                .formatted(fault.configuration(), verdict.metric(), verdict.measured()));
      }
    }
  }
}
