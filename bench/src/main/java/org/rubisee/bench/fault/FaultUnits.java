package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.fault.peak.Peak;
import org.rubisee.bench.fault.peak.Peaks;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.RunFiles;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.run.Conclusion;
import org.rubisee.bench.run.Units;
import org.rubisee.bench.topology.SiteConfiguration;

/**
 * The trials of a plan one after the other, with what later ones need of earlier ones. After each
 * trial its label, the report and the export are on disk.
 */
final class FaultUnits implements Units<FaultPlan.Planned> {

  private final FaultPlan plan;
  private final Path folder;
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
   * The trials of a run.
   *
   * @param folder of the run; trials that ended in it are not run again
   * @param drive runs a trial
   * @param search for the peaks of the sites
   */
  FaultUnits(FaultPlan plan, Path folder, Drive drive, Peaks search, Terminal terminal) {
    this.plan = plan;
    this.folder = folder;
    this.drive = drive;
    this.search = search;
    this.terminal = terminal;
    this.export = new RcaEvalExport(folder, plan.trials());
  }

  /** Trials that ended, in their order, those of earlier runs in the same folder included. */
  List<FaultRecord> records() {
    return List.copyOf(records.values());
  }

  @Override
  public void takeOver() throws IOException {
    for (SiteConfiguration site : plan.configurations()) {
      search.found(peakFolder(site)).ifPresent(peak -> peaks.put(site.name(), peak));
    }
    for (FaultPlan.Planned trial : plan.trials()) {
      takeOver(trial);
    }
    if (!records.isEmpty()) {
      terminal.say("%d trials are there".formatted(records.size()));
    }
  }

  @Override
  public Optional<FaultPlan.Planned> next() {
    return plan.trials().stream().filter(trial -> !records.containsKey(trial.number())).findFirst();
  }

  @Override
  public void run(FaultPlan.Planned trial) throws IOException, InterruptedException, SQLException {
    keep(trial, judged(trial));
  }

  @Override
  public boolean keepBroken(FaultPlan.Planned trial, Exception failure) throws IOException {
    controls.putIfAbsent(trial.number(), Control.broken(trial.folder()));
    keep(trial, FaultRecord.broken(trial, String.valueOf(failure.getMessage())));
    return true;
  }

  private void keep(FaultPlan.Planned trial, FaultRecord record) throws IOException {
    json.write(Files.createDirectories(ownFolder(trial)).resolve(FaultRecord.FILE), record);
    add(trial, record);
    report();
    terminal.say(line(record));
  }

  @Override
  public Conclusion conclude(RunState state) throws IOException {
    new RunFiles(folder).end(state);
    List<FaultRecord> faults = records().stream().filter(one -> !one.isControl()).toList();
    List<String> lines = new ArrayList<>();
    lines.add("metric faults-made " + faults.size());
    lines.add("metric faults-survived " + faults.stream().filter(FaultRecord::isWell).count());
    lines.add(
        "metric writes-acknowledged "
            + records().stream().mapToInt(one -> one.writes().acknowledged()).sum());
    lines.add(
        "metric writes-lost " + records().stream().mapToInt(one -> one.writes().lost()).sum());
    for (FaultRecord fault : faults) {
      for (Verdict verdict : fault.verdicts()) {
        lines.add(
            "metric %s-%s %s"
                .formatted(fault.configuration(), verdict.metric(), verdict.measured()));
      }
    }
    boolean isWell = records().stream().allMatch(FaultRecord::isWell);
    return new Conclusion(
        lines,
        records.isEmpty() ? Optional.empty() : Optional.of(report()),
        isWell ? 0 : Conclusion.GATE_FAILED);
  }

  private void add(FaultPlan.Planned trial, FaultRecord record) throws IOException {
    records.put(trial.number(), record);
    export.add(trial, record);
  }

  /** Writes the report of the trials that ended. */
  private Path report() throws IOException {
    return new FaultReport(plan.title(), folder, records(), List.copyOf(peaks.values())).write();
  }

  /**
   * Takes over a trial that came to its end; what another one left is set aside. One whose control
   * is run again is run again as well: it is compared with the control that ran before it.
   */
  private void takeOver(FaultPlan.Planned trial) throws IOException {
    Path own = ownFolder(trial);
    Optional<FaultRecord> record =
        json.ifThere(own.resolve(FaultRecord.FILE), FaultRecord.class)
            .filter(one -> !one.isBroken())
            .filter(one -> trial.isOwnControl() || records.containsKey(trial.control()));
    if (record.isEmpty()) {
      RunFiles files = new RunFiles(folder);
      files.setAside(own);
      if (trial.fault().isPresent()) {
        files.setAside(export.folderOf(trial));
      }
      return;
    }
    add(trial, record.get());
    if (record.get().isControl()) {
      controls.put(trial.number(), control(trial, record.get().clientsStartMillis()));
    }
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
    return folder.resolve("trials").resolve(trial.folder());
  }

  private Path peakFolder(SiteConfiguration site) {
    return folder.resolve("peaks").resolve(site.name());
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
