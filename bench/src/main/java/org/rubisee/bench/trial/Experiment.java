package org.rubisee.bench.trial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.FullDisk;
import org.rubisee.bench.checkout.OwnPlans;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.control.ControlServer;
import org.rubisee.bench.experiment.schedule.Measured;
import org.rubisee.bench.profile.BreakdownRules;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.results.LoadMachine;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.bench.topology.EnvironmentCollector;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;
import org.rubisee.model.SiteSettings;

/** Runs the trials of a plan one after the other, and writes results, report and bundle. */
public final class Experiment {

  /** Exit code of a run of which a trial does not count. */
  static final int GATE_FAILED = 3;

  private static final DateTimeFormatter ID = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  private final RunRequest request;
  private final Terminal terminal;
  private final Clock clock;
  private final BreakdownRules rules;
  private Optional<Path> folder = Optional.empty();
  private Optional<ControlServer> control = Optional.empty();

  /** A run whose profiled trials are sorted by the standard rules. */
  public Experiment(RunRequest request, Terminal terminal, Clock clock) {
    this(request, terminal, clock, BreakdownRules.standard());
  }

  /** A run whose profiled trials are sorted by rules of somebody's own. */
  public Experiment(RunRequest request, Terminal terminal, Clock clock, BreakdownRules rules) {
    this.request = request;
    this.terminal = terminal;
    this.clock = clock;
    this.rules = rules;
  }

  /** The same; controllers see and change its trials. */
  public Experiment controlledBy(ControlServer server) {
    control = Optional.of(server);
    return this;
  }

  /**
   * Runs it all, in a new folder.
   *
   * @return the exit code: 0 if every trial counts
   * @throws InterruptedException on Ctrl-C, after everything measured was written
   */
  public int run(Topology.Opener opener) throws IOException, InterruptedException {
    requireBuilt();
    Instant begin = clock.instant();
    try (Topology topology = opener.open(request.recipe(), terminal)) {
      requireItsProcesses(topology);
      topology.database().restore(request.recipe().plan());
      RunFolder run = created(begun(topology));
      return measure(new TrialSequence(run, topology, begin), List.of());
    }
  }

  /**
   * Completes a run in its own folder: trials that ran to their end stay, all others are run. Those
   * that were interrupted are set aside.
   *
   * @return as {@link #run}
   * @throws InterruptedException on Ctrl-C, after everything measured was written
   */
  public int resume(RunFolder run, Topology.Opener opener)
      throws IOException, InterruptedException {
    requireBuilt();
    Instant begin = clock.instant();
    run.setAsideUnfinished();
    List<Measured> done = run.trials().stream().map(Measured::of).toList();
    terminal.say("%d trials of %s are there".formatted(done.size(), run.path().getFileName()));
    try (Topology topology = opener.open(request.recipe(), terminal)) {
      requireItsProcesses(topology);
      topology.database().restore(request.recipe().plan());
      return measure(new TrialSequence(run, topology, begin), done);
    }
  }

  /** The folder of the run; empty before there is one. */
  public Optional<Path> folder() {
    return folder;
  }

  private RunFolder created(Run run) throws IOException {
    Checkout checkout = request.recipe().checkout();
    try {
      return RunFolder.create(
          checkout.results(),
          run,
          folder -> {
            StoredPlan.of(request).write(folder);
            new OwnPlans(checkout.work()).sign(folder.resolve(StoredPlan.FILE));
          });
    } catch (IOException e) {
      throw FullDisk.explained(e, "free space, then start the command again");
    }
  }

  private void requireBuilt() {
    request.plan().configurations().forEach(known -> known.implementation().requireBuilt());
  }

  /** A plan that is resumed or repeated may have been made for other load machines. */
  private void requireItsProcesses(Topology topology) {
    int planned = request.plan().load().loadProcesses();
    int there = topology.loadMachines().stream().mapToInt(LoadMachine::processes).sum();
    if (there > 0 && there != planned) {
      throw new CommandFailedException(
          "The run was planned for %d load processes, and 'clients' in the hosts file names %d: change 'processes' there"
              .formatted(planned, there));
    }
  }

  private int measure(TrialSequence sequence, List<Measured> done)
      throws IOException, InterruptedException {
    folder = Optional.of(sequence.folder().path());
    try {
      return measureAll(sequence, done);
    } catch (IOException e) {
      throw FullDisk.stopped(e, sequence.folder().path());
    } catch (UncheckedIOException e) {
      throw FullDisk.stopped(e, sequence.folder().path());
    }
  }

  private int measureAll(TrialSequence sequence, List<Measured> done)
      throws IOException, InterruptedException {
    RunState state = RunState.PARTIAL;
    boolean allStarted;
    try {
      allStarted =
          sequence.run(request, done, new TrialSequence.Manner(terminal, clock, rules, control));
      state = RunState.COMPLETE;
    } finally {
      conclude(sequence.folder(), state);
    }
    return verdict(sequence.folder(), allStarted);
  }

  private Run begun(Topology topology) {
    Instant now = clock.instant();
    String id = ID.format(now.atZone(ZoneId.systemDefault()));
    SiteRecipe recipe = request.recipe();
    boolean legacyClient =
        Boolean.parseBoolean(
            recipe.siteSettings().getOrDefault(SiteSettings.PREFIX + "legacy-client", "false"));
    return Run.starting(
        free(id),
        now,
        request.plan().toRunPlan(topology.label(), legacyClient),
        EnvironmentCollector.of(recipe, request.plan().configurations(), topology));
  }

  /** Two runs of a checkout may begin in the same second, on machines of the user's. */
  private String free(String id) {
    Path results = request.recipe().checkout().results();
    String name = id;
    for (int i = 2; Files.exists(results.resolve(name)); i++) {
      name = id + "-" + i;
    }
    return name;
  }

  /** Whatever happened, what was measured is on disk and the user is told where. */
  private void conclude(RunFolder run, RunState state) throws IOException {
    boolean interrupted = Thread.interrupted();
    run.finish(state);
    if (!run.trials().isEmpty()) {
      Path report = Report.of(run, request.recipe().checkout().ledgers()).write();
      terminal.result(
          state == RunState.COMPLETE
              ? "Report:  " + report
              : "Stopped early. What was measured until then: "
                  + report
                  + "; to go on: rubis resume "
                  + run.path());
    }
    if (state == RunState.COMPLETE) {
      terminal.result("Bundle:  " + Bundle.of(run.path()).write());
    }
    terminal.result("Results: " + run.path());
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private int verdict(RunFolder run, boolean allStarted) throws IOException {
    List<JudgedTrial> trials = Gates.of(run.run()).judge(run.trials());
    long failed = trials.stream().filter(trial -> !trial.isValid()).count();
    if (failed > 0) {
      terminal.result(
          failed
              + " of "
              + trials.size()
              + " trials do not count; the report says why, gate by gate");
    }
    return failed == 0 && allStarted ? 0 : GATE_FAILED;
  }
}
