package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.fault.folder.ExperimentFolder;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.topology.SiteConfiguration;

/**
 * Runs the trials of a plan one after the other, and keeps what later ones need of earlier ones.
 * After each trial its label, the report and the export are on disk.
 */
final class FaultSequence {

  private final FaultPlan plan;
  private final ExperimentFolder folder;
  private final Drive drive;
  private final Peaks search;
  private final Terminal terminal;
  private final RcaEvalExport export;
  private final ResultsJson json = new ResultsJson();
  private final Map<Integer, FaultRecord> records = new TreeMap<>();
  private final Map<Integer, Control> controls = new HashMap<>();
  private final Map<String, Peak> peaks = new LinkedHashMap<>();

  /** Runs one trial, as {@link FaultTrial#run} does. */
  @FunctionalInterface
  interface Drive {
    FaultTrial.Seen run(FaultPlan.Planned trial, int clients, Path folder)
        throws IOException, InterruptedException, SQLException;
  }

  /**
   * A sequence.
   *
   * @param folder of the experiment; trials that ended in it are not run again
   * @param drive runs a trial
   * @param search for the peaks of the sites
   */
  FaultSequence(
      FaultPlan plan, ExperimentFolder folder, Drive drive, Peaks search, Terminal terminal) {
    this.plan = plan;
    this.folder = folder;
    this.drive = drive;
    this.search = search;
    this.terminal = terminal;
    this.export = new RcaEvalExport(folder.path(), plan.trials());
  }

  /** Trials that ended, in their order, those of earlier runs in the same folder included. */
  List<FaultRecord> records() {
    return List.copyOf(records.values());
  }

  /** Whether all trials of the plan have ended. */
  boolean isComplete() {
    return records.size() == plan.trials().size();
  }

  /**
   * Takes over the trials that ended in the folder, and runs all others.
   *
   * @throws InterruptedException on Ctrl-C; the trials that ended are on disk
   * @throws IOException if the disk is full or nearly so, unless that is the fault itself
   */
  void run() throws IOException, InterruptedException {
    for (SiteConfiguration site : plan.configurations()) {
      search.found(peakFolder(site)).ifPresent(peak -> peaks.put(site.name(), peak));
    }
    for (FaultPlan.Planned trial : plan.trials()) {
      keep(trial);
    }
    if (!records.isEmpty()) {
      terminal.say("%d trials are there".formatted(records.size()));
    }
    for (FaultPlan.Planned trial : plan.trials()) {
      if (!records.containsKey(trial.number())) {
        folder.requireSpace();
        add(trial, run(trial));
        write();
        terminal.say(line(records.get(trial.number())));
      }
    }
  }

  private void add(FaultPlan.Planned trial, FaultRecord record) throws IOException {
    records.put(trial.number(), record);
    export.add(trial, record);
  }

  /** Writes the report of the trials that ended. */
  Path write() throws IOException {
    return new FaultReport(plan.title(), folder.path(), records(), List.copyOf(peaks.values()))
        .write();
  }

  /**
   * Takes over a trial that came to its end; what another one left is set aside. One whose control
   * is run again is run again as well: it is compared with the control that ran before it.
   */
  private void keep(FaultPlan.Planned trial) throws IOException {
    Path own = ownFolder(trial);
    Optional<FaultRecord> record =
        folder
            .read(own.resolve(FaultRecord.FILE), FaultRecord.class)
            .filter(one -> !one.isBroken())
            .filter(one -> trial.isOwnControl() || records.containsKey(trial.control()));
    if (record.isEmpty()) {
      folder.setAside(own);
      if (trial.fault().isPresent()) {
        folder.setAside(export.folderOf(trial));
      }
      return;
    }
    add(trial, record.get());
    if (record.get().isControl()) {
      controls.put(trial.number(), control(trial, record.get().clientsStartMillis()));
    }
  }

  private FaultRecord run(FaultPlan.Planned trial) throws IOException, InterruptedException {
    FaultRecord record;
    try {
      record = judged(trial);
    } catch (RuntimeException | SQLException e) {
      record = FaultRecord.broken(trial, BrokenTrial.words(e));
      if (!trial.fillsTheDisk()) {
        BrokenTrial.throwIfDiskFull(e);
      }
      controls.putIfAbsent(trial.number(), Control.broken(trial.folder()));
    }
    json.write(Files.createDirectories(ownFolder(trial)).resolve(FaultRecord.FILE), record);
    return record;
  }

  private FaultRecord judged(FaultPlan.Planned trial)
      throws IOException, InterruptedException, SQLException {
    int count = clients(trial.configuration());
    FaultTrial.Seen seen = drive.run(trial, count, ownFolder(trial));
    Control control =
        trial.isOwnControl()
            ? control(trial, seen.clientsStartMillis())
            : controls.get(trial.control());
    if (trial.fault().isEmpty()) {
      controls.put(trial.number(), control);
    }
    return FaultJudge.judge(trial, count, seen, ownFolder(trial), control);
  }

  private Control control(FaultPlan.Planned trial, long clientsStartMillis) throws IOException {
    return new Control(
        trial.folder(),
        clientsStartMillis,
        plan.measuredFromMillis(trial, clientsStartMillis),
        RequestSeries.ofTrial(ownFolder(trial)),
        Optional.ofNullable(peaks.get(trial.configuration().name())));
  }

  private Path ownFolder(FaultPlan.Planned trial) {
    return folder.path().resolve("trials").resolve(trial.folder());
  }

  private Path peakFolder(SiteConfiguration site) {
    return folder.path().resolve("peaks").resolve(site.name());
  }

  /** As many as the plan says, otherwise those of the peak, which is searched for once. */
  private int clients(SiteConfiguration site)
      throws IOException, InterruptedException, SQLException {
    if (plan.clients().isPresent()) {
      return plan.clients().getAsInt();
    }
    if (!peaks.containsKey(site.name())) {
      peaks.put(site.name(), search.of(site, peakFolder(site)));
    }
    return peaks.get(site.name()).clients();
  }

  private static String line(FaultRecord record) {
    return "%-42s %s  %s%s%s"
        .formatted(
            record.folder(),
            record.isWell() ? "ok    " : "FAILED",
            record.effect(),
            record.isWell() ? recovery(record) : "  " + String.join("; ", record.complaints()),
            record.verdicts().stream()
                .map(verdict -> "%n  %s".formatted(verdict.inWords()))
                .collect(Collectors.joining()));
  }

  private static String recovery(FaultRecord record) {
    return record.recoverySeconds() < 0
        ? ""
        : ", well again after %.0f s".formatted(record.recoverySeconds());
  }
}
