package org.rubisee.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.results.Gates;
import org.rubisee.bench.results.JudgedTrial;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.model.SiteSettings;

/** Runs the trials of a plan one after the other, and writes results and report. */
final class Experiment {

  /** Exit code of a run of which a trial does not count. */
  static final int GATE_FAILED = 3;

  private static final DateTimeFormatter ID = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  private final ExperimentPlan plan;
  private final SiteRecipe recipe;
  private final Terminal terminal;
  private final Clock clock;
  private final Instant begin;

  Experiment(ExperimentPlan plan, SiteRecipe recipe, Terminal terminal, Clock clock) {
    this.plan = plan;
    this.recipe = recipe;
    this.terminal = terminal;
    this.clock = clock;
    this.begin = clock.instant();
  }

  /**
   * Runs it all.
   *
   * @return the exit code: 0 if every trial counts
   * @throws InterruptedException on Ctrl-C, after everything measured was written
   */
  int run(TopologyOptions topologyOptions) throws IOException, InterruptedException {
    return run(topologyOptions, TrialWatch.NONE);
  }

  /** The same, with something that follows every trial. */
  int run(TopologyOptions topologyOptions, TrialWatch watch)
      throws IOException, InterruptedException {
    plan.configurations().forEach(known -> known.implementation().requireBuilt());
    try (Topology topology = topologyOptions.open(recipe, terminal)) {
      topology.database().restore(recipe.plan());
      RunFolder folder = RunFolder.create(recipe.checkout().results(), begun(topology));
      RunState state = RunState.PARTIAL;
      try {
        TrialRunner runner = new TrialRunner(plan, recipe, topology, terminal);
        runTrials(folder, runner.watchedBy(watch));
        state = RunState.COMPLETE;
      } finally {
        conclude(folder, state);
      }
      return verdict(folder);
    }
  }

  private void runTrials(RunFolder folder, TrialRunner runner)
      throws IOException, InterruptedException {
    List<TrialPoint> order = plan.order();
    for (TrialPoint point : order) {
      if (isOutOfTime(point, order.size())) {
        terminal.say(
            "This machine is slower than expected: trial %d and those after it are left out"
                .formatted(point.number()));
        return;
      }
      String label =
          "[%d/%d] %s %s, %d clients"
              .formatted(
                  point.number(),
                  order.size(),
                  point.configuration(),
                  point.mix(),
                  point.clients());
      JudgedTrial trial = Gates.of(folder.run()).judge(runner.run(folder, point, label));
      terminal.say(label + "  " + TrialLine.of(trial));
    }
  }

  /** Whether the rest of a further round would take longer than is left. */
  private boolean isOutOfTime(TrialPoint next, int trials) {
    if (plan.budget().isEmpty() || next.repetition() == 1) {
      return false;
    }
    int perRound = trials / plan.trials();
    int leftInRound = perRound - (next.number() - 1) % perRound;
    Duration elapsed = Duration.between(begin, clock.instant());
    Duration perTrial = elapsed.dividedBy(next.number() - 1L);
    return elapsed.plus(perTrial.multipliedBy(leftInRound)).compareTo(plan.budget().get()) > 0;
  }

  private Run begun(Topology topology) {
    Instant now = clock.instant();
    String id = ID.format(now.atZone(ZoneId.systemDefault()));
    boolean legacyClient =
        Boolean.parseBoolean(
            recipe.siteSettings().getOrDefault(SiteSettings.PREFIX + "legacy-client", "false"));
    return Run.starting(
        id,
        now,
        plan.toRunPlan(topology.label(), legacyClient),
        Surroundings.of(recipe, plan.configurations(), topology));
  }

  /** Whatever happened, what was measured is on disk and the user is told where. */
  private void conclude(RunFolder folder, RunState state) throws IOException {
    boolean interrupted = Thread.interrupted();
    folder.finish(state);
    if (!folder.trials().isEmpty()) {
      Path report = Report.of(folder).write();
      terminal.say(
          state == RunState.COMPLETE
              ? "Report:  " + report
              : "Stopped early. What was measured until then: " + report);
    }
    terminal.say("Results: " + folder.path());
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private int verdict(RunFolder folder) throws IOException {
    List<JudgedTrial> trials = Gates.of(folder.run()).judge(folder.trials());
    long failed = trials.stream().filter(trial -> !trial.isValid()).count();
    if (failed == 0) {
      return 0;
    }
    terminal.say(
        failed
            + " of "
            + trials.size()
            + " trials do not count; the report says why, gate by gate");
    return GATE_FAILED;
  }
}
