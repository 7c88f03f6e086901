package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.fault.peak.Peaks;
import org.rubisee.bench.fault.site.RecordedUnits;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.settings.Text;

/** The trials of a plan one after the other, with what later ones need of earlier ones. */
final class FaultUnits extends RecordedUnits<FaultPlan.Planned, FaultRecord> {

  private final FaultPlan plan;
  private final Path folder;
  private final Drive drive;
  private final Peaks peaks;

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
   * @param peaks of the sites
   */
  FaultUnits(FaultPlan plan, Path folder, Drive drive, Peaks peaks, Terminal terminal) {
    super(folder, terminal, FaultRecord.FILE, FaultRecord.class);
    this.plan = plan;
    this.folder = folder;
    this.drive = drive;
    this.peaks = peaks;
  }

  @Override
  protected List<FaultPlan.Planned> planned() {
    return plan.trials();
  }

  @Override
  protected Path folderOf(FaultPlan.Planned trial) {
    return folder.resolve("trials").resolve(trial.folder());
  }

  /**
   * A trial whose control is run again is run again as well: it is compared with the control that
   * ran before it.
   */
  @Override
  protected boolean counts(FaultPlan.Planned trial) {
    return trial.isOwnControl() || record(controlOf(trial)).isPresent();
  }

  private FaultPlan.Planned controlOf(FaultPlan.Planned trial) {
    return planned().get(trial.control() - 1);
  }

  @Override
  protected FaultRecord judged(FaultPlan.Planned trial)
      throws IOException, InterruptedException, SQLException {
    SiteConfiguration site = trial.configuration();
    int count = plan.load().needsPeaks() ? peaks.of(site).clients() : plan.load().clients();
    FaultTrial.Seen seen = drive.run(trial, count, folderOf(trial));
    return FaultJudge.judge(
        trial,
        count,
        seen,
        folderOf(trial),
        trial.isOwnControl()
            ? control(trial, seen.clientsStartMillis())
            : control(
                controlOf(trial), record(controlOf(trial)).orElseThrow().clientsStartMillis()));
  }

  /** Of a control that did not come to its end nothing is known. */
  private Control control(FaultPlan.Planned control, long clientsStartMillis) throws IOException {
    return clientsStartMillis == 0
        ? Control.broken(control.folder())
        : new Control(
            control.folder(),
            clientsStartMillis,
            plan.measuredFromMillis(control, clientsStartMillis),
            RequestSeries.ofTrial(folderOf(control)),
            peaks.found(control.configuration()));
  }

  @Override
  protected FaultRecord broken(FaultPlan.Planned trial, String why) {
    return FaultRecord.broken(trial, why);
  }

  @Override
  protected Path report() throws IOException {
    return FaultReport.of(plan.load().title(), folder).report().write(folder);
  }

  @Override
  protected List<String> metrics() {
    List<FaultRecord> all = records();
    List<FaultRecord> faults = all.stream().filter(one -> !one.isControl()).toList();
    List<String> lines = new ArrayList<>();
    lines.add("metric faults-made " + faults.size());
    lines.add("metric faults-survived " + faults.stream().filter(FaultRecord::isWell).count());
    lines.add(
        "metric writes-acknowledged "
            + all.stream().mapToInt(one -> one.writes().acknowledged()).sum());
    lines.add("metric writes-lost " + all.stream().mapToInt(one -> one.writes().lost()).sum());
    for (FaultRecord fault : faults) {
      for (JudgedMetric verdict : fault.verdicts()) {
        lines.add(
            Text.of(
                "metric %s-%s %s", fault.configuration(), verdict.metric(), verdict.measured()));
      }
    }
    return lines;
  }

  @Override
  protected String shown(FaultRecord record) {
    return Text.of(
        "%-42s %s  %s%s%s",
        record.folder(),
        record.isWell() ? "ok    " : "FAILED",
        record.effect(),
        record.isWell() ? recovery(record) : "  " + String.join("; ", record.complaints()),
        record.verdicts().stream()
            .map(verdict -> Text.of("%n  %s", verdict.inWords()))
            .collect(Collectors.joining()));
  }

  private static String recovery(FaultRecord record) {
    return record.recoverySeconds() < 0
        ? ""
        : Text.of(", well again after %.0f s", record.recoverySeconds());
  }
}
