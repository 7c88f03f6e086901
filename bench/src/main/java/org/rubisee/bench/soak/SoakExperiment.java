package org.rubisee.bench.soak;

import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.fault.FaultPlan;
import org.rubisee.bench.fault.PeakSearch;
import org.rubisee.bench.fault.Peaks;
import org.rubisee.bench.fault.folder.ExperimentFolder;
import org.rubisee.bench.fault.folder.ExperimentRequest;
import org.rubisee.bench.fault.folder.ExperimentRun;
import org.rubisee.bench.fault.site.FaultLoad;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.Topology;

/** Soaks the sites of a plan in a folder, and says what was found. */
public final class SoakExperiment {

  /** Exit code if something grew or failed. */
  static final int GREW = 3;

  private final SoakPlan plan;
  private final ExperimentRequest request;
  private final Terminal terminal;
  private final Clock clock;

  /** An experiment. */
  public SoakExperiment(SoakPlan plan, ExperimentRequest request, Terminal terminal, Clock clock) {
    this.plan = plan;
    this.request = request;
    this.terminal = terminal;
    this.clock = clock;
  }

  /**
   * Runs it all, in a new folder or in that of a soak that is completed.
   *
   * @return the exit code: 0 if nothing grew and nothing failed
   * @throws InterruptedException on Ctrl-C; the soaks that ended are on disk
   */
  public int run(Topology.Opener opener) throws IOException, InterruptedException {
    return new ExperimentRun(request, terminal, clock)
        .run(opener, plan.toRecord(), plan.load().configurations(), this::run);
  }

  private int run(ExperimentFolder folder, DatabaseTier database)
      throws IOException, InterruptedException {
    FaultPlan load = plan.load();
    PeakSearch search =
        new PeakSearch(load, new FaultLoad(load.workload(), request.recipe()), database, terminal);
    SoakSequence sequence =
        new SoakSequence(
            plan,
            folder,
            new SoakTrial(load, request.recipe(), database, terminal)::run,
            new Peaks(folder, search::search),
            terminal);
    try {
      sequence.run();
      terminal.result("Report:  " + sequence.write());
    } finally {
      conclude(sequence, folder);
    }
    return sequence.records().stream().allMatch(SoakRecord::isWell) ? 0 : GREW;
  }

  private void conclude(SoakSequence sequence, ExperimentFolder folder) throws IOException {
    List<SoakRecord> records = sequence.records();
    if (!sequence.isComplete()) {
      terminal.result(
          "Stopped early; to go on: " + ExperimentFolder.commandToComplete(folder.path()));
    }
    terminal.result("Results: " + folder.path());
    terminal.result("metric soaks " + records.size());
    terminal.result("metric soaks-passed " + records.stream().filter(SoakRecord::isWell).count());
    for (SoakRecord record : records) {
      metric(record, "clients", record.clients(), "");
      metric(record, "requests", record.requests(), "");
      for (SoakFigure figure : record.figures()) {
        if (!figure.isGrowth()) {
          metric(record, figure.name(), figure.level(), "");
        } else if (Double.isFinite(figure.perHour())) {
          metric(record, figure.name(), figure.level(), figure.unit());
          metric(
              record, figure.name() + "-growth", figure.perHour(), (figure.unit() + "/h").strip());
        }
      }
    }
  }

  private void metric(SoakRecord record, String name, double value, String unit) {
    terminal.result(
        String.format(
                Locale.ROOT, "metric %s-%s %.4f %s", record.configuration(), name, value, unit)
            .strip());
  }
}
