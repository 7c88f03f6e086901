package org.rubisee.bench.trial;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.FullDisk;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.control.ControlServer;
import org.rubisee.bench.experiment.Estimate;
import org.rubisee.bench.experiment.ExperimentPlan;
import org.rubisee.bench.experiment.NodeSchedule;
import org.rubisee.bench.experiment.schedule.Measured;
import org.rubisee.bench.experiment.schedule.Schedule;
import org.rubisee.bench.experiment.schedule.Step;
import org.rubisee.bench.profile.BreakdownRules;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;
import org.rubisee.servers.ServerFailedException;

/**
 * Runs trial after trial, as the schedule says and time allows. Each decision is kept in {@link
 * DecisionLog}.
 *
 * @param folder where results are kept
 * @param topology where the tiers run
 * @param begin when the run began, or was resumed
 */
record TrialSequence(RunFolder folder, Topology topology, Instant begin) {

  /** A configuration whose servers failed so often is given up. */
  private static final int MOST_FAILURES = 2;

  /**
   * Runs what is left.
   *
   * @param done trials that need not be run again
   * @return whether every trial could be begun
   */
  boolean run(RunRequest request, List<Measured> done, Manner manner)
      throws IOException, InterruptedException {
    return new Course(request, done, manner).run();
  }

  /**
   * How trials are run, whatever they measure.
   *
   * @param terminal where progress is told
   * @param clock for decisions and the time budget
   * @param rules by which the samples of profiled trials are sorted
   * @param control where controllers ask, if they can
   */
  record Manner(
      Terminal terminal, Clock clock, BreakdownRules rules, Optional<ControlServer> control) {}

  /** One walk along the schedule. */
  private final class Course {

    private final ExperimentPlan plan;
    private final SiteRecipe recipe;
    private final Terminal terminal;
    private final Clock clock;
    private final BreakdownRules rules;
    private final Optional<ControlServer> control;
    private final DecisionLog decisions;
    private final TimeBudget budget;
    private final Schedule schedule;
    private final List<Measured> passed;
    private final List<String> failures = new ArrayList<>();

    Course(RunRequest request, List<Measured> done, Manner manner) {
      plan = request.plan();
      recipe = request.recipe();
      terminal = manner.terminal();
      clock = manner.clock();
      rules = manner.rules();
      control = manner.control();
      decisions = new DecisionLog(folder.path(), clock);
      budget =
          new TimeBudget(
              plan.budget(), point -> Estimate.trialSeconds(plan, point, recipe.plan().scale()));
      schedule = plan.schedule();
      passed = new ArrayList<>(done);
    }

    boolean run() throws IOException, InterruptedException {
      TierProfiling profiling =
          new TierProfiling(
              topology.database(),
              recipe.checkout().work().resolve("async-profiler"),
              rules,
              terminal);
      TrialRunner runner = new TrialRunner(plan, recipe, topology, terminal);
      for (Optional<Step> next = next(); next.isPresent(); next = next()) {
        TrialPoint point = next.get().point();
        Optional<String> obstacle = obstacle(point);
        if (obstacle.isPresent()) {
          leaveOut(Measured.failed(point), obstacle.get());
        } else if (!hasTimeFor(next.get())) {
          leaveOut(Measured.late(point), tooLate(point));
        } else {
          decisions.say(name(point) + ": " + next.get().reason());
          take(
              point,
              runner.watchedBy(watch(point, point.profiled() ? profiling : TrialWatch.NONE)));
        }
      }
      return failures.isEmpty();
    }

    private TrialWatch watch(TrialPoint point, TrialWatch own) {
      int always = plan.configuration(point).webNodesInUse();
      Optional<NodeSchedule> nodes = always > 0 ? Optional.empty() : plan.load().nodes();
      return control.isEmpty() && nodes.isEmpty() && !topology.autoscales()
          ? own
          : new ControlWatch(
              control,
              own,
              new ControlWatch.Nodes(always, nodes, plan.load().phases().warmUpSeconds()));
    }

    private Optional<Step> next() {
      return schedule.next(passed);
    }

    private void take(TrialPoint point, TrialRunner runner)
        throws IOException, InterruptedException {
      Instant start = clock.instant();
      String label = label(point);
      try {
        Trial trial = runner.run(folder, point, label);
        passed.add(Measured.of(trial));
        terminal.say(label + "  " + TrialLine.of(Gates.of(folder.run()).judge(trial)));
      } catch (ServerFailedException e) {
        if (Thread.interrupted()) {
          // what was being started or restored when the user stopped the run is no failure of it
          throw new InterruptedException(e.getMessage());
        }
        if (FullDisk.cause(e).isPresent()) {
          throw new IOException(FullDisk.cause(e).get(), e);
        }
        if (plan.configurations().size() == 1) {
          throw e;
        }
        failures.add(point.configuration());
        terminal.say(label + "  " + e.getMessage());
        leaveOut(Measured.failed(point), "its servers did not start: " + e.getMessage());
      }
      budget.spent(point, Duration.between(start, clock.instant()));
    }

    /** Why a trial cannot be run; empty when it can. */
    private Optional<String> obstacle(TrialPoint point) {
      String configuration = point.configuration();
      long failed = failures.stream().filter(configuration::equals).count();
      return failed < MOST_FAILURES
          ? Optional.empty()
          : Optional.of("the servers of %s failed %d times".formatted(configuration, failed));
    }

    private boolean hasTimeFor(Step next) {
      List<TrialPoint> rest =
          plan.order().stream()
              .filter(point -> passed.stream().noneMatch(done -> done.point().equals(point)))
              .toList();
      return budget.allows(next, rest, Duration.between(begin, clock.instant()));
    }

    private String tooLate(TrialPoint point) {
      boolean known = plan.order().contains(point);
      return "it would end too late; this machine needs %.1f times the expected time%s"
          .formatted(budget.pace(), known ? "" : ". The search for this curve's peak ends with it");
    }

    private void leaveOut(Measured nothing, String why) throws IOException {
      passed.add(nothing);
      decisions.say(name(nothing.point()) + " is left out: " + why);
      terminal.say(label(nothing.point()) + "  left out: " + why);
    }

    private String label(TrialPoint point) {
      int expected = Math.max(point.number(), schedule.expectedTrials(passed));
      return "[%d/%d] %s".formatted(point.number(), expected, name(point));
    }

    private static String name(TrialPoint point) {
      return "%s %s, %d clients%s"
          .formatted(
              point.configuration(),
              point.mix(),
              point.clients(),
              point.profiled() ? ", profiled" : "");
    }
  }
}
