package org.rubisee.bench.trial;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.experiment.schedule.Measured;
import org.rubisee.bench.experiment.schedule.Schedule;
import org.rubisee.bench.experiment.schedule.Step;
import org.rubisee.bench.report.trial.TrialReport;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.bench.run.Conclusion;
import org.rubisee.bench.run.RunContext;
import org.rubisee.bench.run.Unit;
import org.rubisee.bench.run.Units;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.settings.Text;

/** Trial after trial, as the schedule says and time allows. */
final class TrialUnits implements Units<TrialUnits.Next> {

  /** A configuration whose servers failed so often is given up. */
  private static final int MOST_FAILURES = 2;

  private final TrialsPlan plan;
  private final RunContext context;
  private final Terminal terminal;
  private final TrialsFolder folder;
  private final TimeBudget budget;
  private final Schedule schedule;
  private final TrialRunner runner;
  private final TierProfiling profiling;
  private final List<Measured> passed = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();

  /**
   * A trial that comes next.
   *
   * @param step of the schedule
   * @param name what is measured, in words
   */
  record Next(Step step, String name) implements Unit {

    TrialPoint point() {
      return step.point();
    }

    @Override
    public String reason() {
      return step.reason();
    }
  }

  TrialUnits(Trials trials, RunContext context) throws IOException {
    this.context = context;
    plan = trials.plan();
    terminal = context.terminal();
    folder = TrialsFolder.open(context.folder());
    budget =
        new TimeBudget(
            plan.budgetSeconds(),
            point -> TrialEstimate.trialSeconds(plan, point, trials.recipe().plan()));
    schedule = plan.schedule();
    runner = new TrialRunner(plan, trials.recipe(), context.topology(), terminal);
    profiling =
        new TierProfiling(
            context.topology().database(),
            context.checkout().work().resolve("async-profiler"),
            trials.rules(),
            terminal);
  }

  @Override
  public void takeOver() throws IOException {
    folder.setAsideUnfinished();
    folder.trials().stream().map(Measured::of).forEach(passed::add);
    if (!passed.isEmpty()) {
      terminal.say(Text.of("%d trials are there", passed.size()));
    }
  }

  /** Trials before it for which there is no time, or whose servers fail, are left out. */
  @Override
  public Optional<Next> next() throws IOException {
    for (Optional<Step> step = schedule.next(passed);
        step.isPresent();
        step = schedule.next(passed)) {
      TrialPoint point = step.get().point();
      Optional<String> obstacle = obstacle(point);
      if (obstacle.isPresent()) {
        leaveOut(Measured.failed(point), obstacle.get());
      } else if (!hasTimeFor(step.get())) {
        leaveOut(Measured.late(point), tooLate(point));
      } else {
        return Optional.of(new Next(step.get(), name(point)));
      }
    }
    return Optional.empty();
  }

  @Override
  public void run(Next next) throws IOException, InterruptedException {
    TrialPoint point = next.point();
    Instant start = context.clock().instant();
    String label = label(point);
    try {
      Trial trial =
          runner
              .watchedBy(watch(point, point.profiled() ? profiling : TrialWatch.NONE))
              .run(folder, point, label);
      passed.add(Measured.of(trial));
      terminal.say(label + "  " + TrialLine.of(Gates.of(folder.run()).judge(trial)));
    } finally {
      budget.spent(point, Duration.between(start, context.clock().instant()));
    }
  }

  private TrialWatch watch(TrialPoint point, TrialWatch own) {
    int always = plan.site(point).webNodesInUse();
    Optional<NodeSchedule> nodes = always > 0 ? Optional.empty() : NodeSchedule.of(plan.load());
    return nodes.isEmpty() && !context.topology().autoscales()
        ? own
        : new NodeWatch(own, nodes, plan.load().phases().warmUpSeconds());
  }

  /** Other configurations can still be measured if the servers of one do not start. */
  @Override
  public boolean keepBroken(Next next, Exception failure) throws IOException {
    if (!(failure instanceof ServerFailedException) || plan.sites().size() == 1) {
      return false;
    }
    failures.add(next.point().configuration());
    terminal.say(label(next.point()) + "  " + failure.getMessage());
    leaveOut(Measured.failed(next.point()), "its servers did not start: " + failure.getMessage());
    return true;
  }

  @Override
  public Conclusion conclude(RunState state) throws IOException {
    folder.finish(state);
    List<JudgedTrial> judged = Gates.of(folder.run()).judge(folder.trials());
    Optional<Path> report =
        judged.isEmpty()
            ? Optional.empty()
            : Optional.of(
                TrialReport.of(folder, context.checkout().ledgers()).write(context.folder()));
    long failed = judged.stream().filter(trial -> !trial.isValid()).count();
    List<String> lines =
        failed == 0
            ? List.of()
            : List.of(
                Text.of(
                    "%d of %d trials do not count; the report says why, gate by gate",
                    failed, judged.size()));
    return new Conclusion(
        lines, report, failed == 0 && failures.isEmpty() ? 0 : Conclusion.GATE_FAILED);
  }

  /** Why a trial cannot be run; empty when it can. */
  private Optional<String> obstacle(TrialPoint point) {
    String configuration = point.configuration();
    long failed = failures.stream().filter(configuration::equals).count();
    return failed < MOST_FAILURES
        ? Optional.empty()
        : Optional.of(Text.of("the servers of %s failed %d times", configuration, failed));
  }

  private boolean hasTimeFor(Step next) {
    List<TrialPoint> rest =
        plan.order().stream()
            .filter(point -> passed.stream().noneMatch(done -> done.point().equals(point)))
            .toList();
    return budget.allows(next, rest, Duration.between(context.begin(), context.clock().instant()));
  }

  private String tooLate(TrialPoint point) {
    boolean known = plan.order().contains(point);
    return Text.of(
        "it would end too late; this machine needs %.1f times the expected time%s",
        budget.pace(), known ? "" : ". The search for this curve's peak ends with it");
  }

  private void leaveOut(Measured nothing, String why) throws IOException {
    passed.add(nothing);
    context.decisions().say(name(nothing.point()) + " is left out: " + why);
    terminal.say(label(nothing.point()) + "  left out: " + why);
  }

  private String label(TrialPoint point) {
    int expected = Math.max(point.number(), schedule.expectedTrials(passed));
    return Text.of("[%d/%d] %s", point.number(), expected, name(point));
  }

  private static String name(TrialPoint point) {
    return Text.of(
        "%s %s, %d clients%s",
        point.configuration(), point.mix(), point.clients(), point.profiled() ? ", profiled" : "");
  }
}
