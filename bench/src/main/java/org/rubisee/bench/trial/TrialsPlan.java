package org.rubisee.bench.trial;

import static org.rubisee.bench.run.StoredPlan.require;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.experiment.ExperimentPlan;
import org.rubisee.bench.experiment.NodeSchedule;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.run.KindPlan;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.measurement.load.LoadSpec;

/**
 * What a run of trials keeps of its plan.
 *
 * @param configurations what is compared
 * @param load what the clients do, and for how long
 * @param agenda which trials, and the seed of their order
 * @param budgetSeconds as {@link ExperimentPlan#budget()}; 0: no limit
 * @param forConclusions false for a first look
 * @param experiment the name of the experiment, or empty
 * @param figures its views
 */
public record TrialsPlan(
    List<Configuration> configurations,
    LoadSpec load,
    Agenda agenda,
    long budgetSeconds,
    boolean forConclusions,
    String experiment,
    List<FigureView> figures)
    implements KindPlan {

  /** The name of this kind of run. */
  public static final String KIND = "trials";

  /** Far more than anybody waits for; a damaged number must not fill the memory with an order. */
  private static final int MOST_TRIALS = 10_000;

  /** Schedules that are no files. */
  private static final Pattern WRITTEN_OUT =
      Pattern.compile("(?:constant|steps|sine|flash-crowd):.*");

  /** What is kept of a plan. */
  public static TrialsPlan of(ExperimentPlan plan) {
    return new TrialsPlan(
        plan.configurations().stream().map(SiteConfiguration::toResult).toList(),
        plan.load(),
        plan.agenda(),
        plan.budget().map(Duration::toSeconds).orElse(0L),
        plan.forConclusions(),
        plan.experiment(),
        plan.figures());
  }

  @Override
  public List<String> choices() {
    List<String> choices = new ArrayList<>();
    addFile(choices, "--schedule", load.arrivals().schedule());
    addFile(choices, "--node-schedule", load.nodes().schedule());
    return choices;
  }

  private static void addFile(List<String> choices, String option, String schedule) {
    if (!schedule.isEmpty() && !WRITTEN_OUT.matcher(schedule).matches()) {
      choices.add(option + "=" + schedule);
    }
  }

  @Override
  public void requireMeasurable() {
    Arrivals.of(load.arrivals());
    NodeSchedule.of(load);
    require(load.processes() >= 1, "processes must be 1 or greater");
    require(budgetSeconds >= 0, "budgetSeconds must be 0 or greater");
    require(
        agenda.trials() >= 1 && agenda.trials() <= MOST_TRIALS,
        "trials must be from 1 to " + MOST_TRIALS);
    for (PlannedPoint point : agenda.points()) {
      require(point.clients() >= 1, "clients must be 1 or greater");
      requireKnown(point.configuration(), point.mix());
    }
    Stream.concat(agenda.searched().stream(), agenda.pastPeak().stream())
        .forEach(curve -> requireKnown(curve.configuration(), curve.mix()));
  }

  private void requireKnown(String configuration, String mix) {
    require(
        configurations.stream().anyMatch(known -> known.name().equals(configuration)),
        "the configuration '" + configuration + "' is missing");
    Workload.of(load, Mix.ofLabel(mix), 0);
  }

  @Override
  public Trials toRun(StoredPlan stored, SiteRecipe recipe, Checkout checkout) {
    return new Trials(new RunRequest(toPlan(stored.command(), checkout), recipe, stored.options()));
  }

  /**
   * The plan, to be run here.
   *
   * @param command the command line
   */
  public ExperimentPlan toPlan(String command, Checkout checkout) {
    return new ExperimentPlan(
        command,
        configurations.stream().map(known -> SiteConfiguration.stored(known, checkout)).toList(),
        load,
        agenda,
        budgetSeconds == 0 ? Optional.empty() : Optional.of(Duration.ofSeconds(budgetSeconds)),
        forConclusions,
        experiment,
        figures);
  }
}
