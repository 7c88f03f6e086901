package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.fault.site.FaultLoad;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;

/** Runs the trials of a plan, judges each at once, and writes labels, report and export. */
public final class FaultExperiment {

  /** Exit code if a site did not survive a fault, or nobody noticed it. */
  static final int NOT_SURVIVED = 3;

  private static final DateTimeFormatter ID = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  private final FaultPlan plan;
  private final SiteRecipe recipe;
  private final Terminal terminal;
  private final Clock clock;
  private final ResultsJson json = new ResultsJson();
  private final List<Peak> peaks = new ArrayList<>();

  /** An experiment. */
  public FaultExperiment(FaultPlan plan, SiteRecipe recipe, Terminal terminal, Clock clock) {
    this.plan = plan;
    this.recipe = recipe;
    this.terminal = terminal;
    this.clock = clock;
  }

  /**
   * Runs it all, in a new folder.
   *
   * @return the exit code: 0 if all faults were noticed and survived
   * @throws InterruptedException on Ctrl-C; the trials that ended are on disk
   */
  public int run(Topology.Opener opener) throws IOException, InterruptedException {
    plan.configurations().forEach(known -> known.implementation().requireBuilt());
    Path folder =
        Files.createDirectories(
            recipe
                .checkout()
                .results()
                .resolve("faults-" + ID.format(clock.instant().atZone(ZoneId.systemDefault()))));
    List<FaultRecord> records = new ArrayList<>();
    try (Topology topology = opener.open(recipe, terminal)) {
      if (!topology.label().equals(Topology.LOCAL) || topology.database().pid().isEmpty()) {
        throw new CommandFailedException(
            "Faults are made in processes of this machine: leave --topology and --jdbc-url out");
      }
      Runner runner = new Runner(folder, topology.database());
      for (FaultPlan.Planned trial : plan.trials()) {
        FaultRecord record = runner.run(trial);
        records.add(record);
        terminal.say(line(record));
      }
    } finally {
      conclude(folder, records);
    }
    return records.stream().allMatch(FaultRecord::isWell) ? 0 : NOT_SURVIVED;
  }

  /** Runs one trial after the other, and keeps what later ones need of earlier ones. */
  private final class Runner {

    private final Path folder;
    private final FaultTrial trials;
    private final PeakSearch search;
    private final Map<Integer, Control> controls = new HashMap<>();
    private final Map<String, Integer> clients = new HashMap<>();

    Runner(Path folder, DatabaseTier database) {
      this.folder = folder;
      FaultLoad load = new FaultLoad(plan.workload(), recipe);
      trials = new FaultTrial(plan, load, database, terminal);
      search = new PeakSearch(plan, load, database, terminal);
    }

    FaultRecord run(FaultPlan.Planned trial) throws IOException, InterruptedException {
      String name =
          "%03d-%s-%s".formatted(trial.number(), trial.configuration().name(), trial.faultName());
      Path own = folder.resolve("trials").resolve(name);
      FaultRecord record;
      try {
        record = judged(trial, own);
      } catch (RuntimeException | SQLException e) {
        if (!FaultTrial.endsTrialOnly(e)) {
          throw e instanceof RuntimeException known ? known : new CommandFailedException(name, e);
        }
        record = FaultRecord.broken(trial, String.valueOf(e.getMessage()));
        controls.putIfAbsent(trial.number(), Control.broken(name));
      }
      Files.createDirectories(own);
      json.write(own.resolve(FaultRecord.FILE), record);
      return record;
    }

    private FaultRecord judged(FaultPlan.Planned trial, Path own)
        throws IOException, InterruptedException, SQLException {
      int count = clients(trial.configuration());
      FaultTrial.Seen seen = trials.run(trial, count, own);
      if (trial.fault().isEmpty()) {
        controls.put(
            trial.number(),
            new Control(
                own.getFileName().toString(),
                seen.clientsStartMillis(),
                seen.measuredFromMillis(),
                RequestSeries.ofTrial(own),
                peak(trial.configuration())));
      }
      return FaultJudge.judge(trial, count, seen, own, controls.get(trial.control()));
    }

    private Optional<Peak> peak(SiteConfiguration site) {
      return peaks.stream().filter(peak -> peak.configuration().equals(site.name())).findFirst();
    }

    /** As many as the plan says, otherwise those of the peak, which is searched for once. */
    private int clients(SiteConfiguration site)
        throws IOException, InterruptedException, SQLException {
      if (plan.clients().isPresent()) {
        return plan.clients().getAsInt();
      }
      if (!clients.containsKey(site.name())) {
        Peak peak = search.search(site, folder.resolve("peaks").resolve(site.name()));
        peaks.add(peak);
        clients.put(site.name(), peak.clients());
      }
      return clients.get(site.name());
    }
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

  private void conclude(Path folder, List<FaultRecord> records) throws IOException {
    List<FaultRecord> faults = records.stream().filter(one -> !one.isControl()).toList();
    RcaEvalExport.write(folder, faults);
    terminal.result("Report:  " + new FaultReport(plan.title(), folder, records, peaks).write());
    terminal.result("Results: " + folder);
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
