package org.rubisee.bench.experiment;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.experiment.schedule.Schedule;
import org.rubisee.bench.experiment.schedule.SweepSchedule;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.measurement.load.LoadSpec;

/**
 * What is to be measured.
 *
 * @param command the command line, as the user typed it
 * @param configurations what is compared, each with a name of its own
 * @param load what the clients do, and for how long
 * @param agenda which trials
 * @param budget when this much time would not be enough, further repetitions and points of later
 *     turns are left out; the first trial of every point of turn 0 never is
 * @param forConclusions false for a first look
 * @param experiment the name of the experiment; empty for a run that follows none
 * @param figures the experiment's views
 */
public record ExperimentPlan(
    String command,
    List<SiteConfiguration> configurations,
    LoadSpec load,
    Agenda agenda,
    Optional<Duration> budget,
    boolean forConclusions,
    String experiment,
    List<FigureView> figures) {

  /** Copies the lists. */
  public ExperimentPlan {
    configurations = List.copyOf(configurations);
    figures = List.copyOf(figures);
  }

  /** A plan that follows no experiment. */
  public static ExperimentPlan of(
      String command, List<SiteConfiguration> configurations, LoadSpec load, Agenda agenda) {
    return new ExperimentPlan(
        command, configurations, load, agenda, Optional.empty(), false, "", List.of());
  }

  /** The same, within a time. */
  ExperimentPlan within(Duration time) {
    return new ExperimentPlan(
        command,
        configurations,
        load,
        agenda,
        Optional.of(time),
        forConclusions,
        experiment,
        figures);
  }

  /** The same for conclusions, or not. */
  public ExperimentPlan forConclusions(boolean conclusive) {
    return new ExperimentPlan(
        command, configurations, load, agenda, budget, conclusive, experiment, figures);
  }

  /** The same, asked for by another command. */
  public ExperimentPlan typed(String newCommand) {
    return new ExperimentPlan(
        newCommand, configurations, load, agenda, budget, forConclusions, experiment, figures);
  }

  /** The same as the trials of an experiment. */
  public ExperimentPlan of(String name, List<FigureView> views) {
    return new ExperimentPlan(
        command, configurations, load, agenda, budget, forConclusions, name, views);
  }

  /** All trials that are known beforehand, in the order in which they are run. */
  public List<TrialPoint> order() {
    return agenda.order();
  }

  /** The order of all trials, with searches for the think time of this load. */
  public Schedule schedule() {
    return agenda.schedule(load.pace().thinkSeconds());
  }

  /** What the clients of a trial do: the same draws for all configurations, new ones each time. */
  public Workload workload(TrialPoint point) {
    return Workload.of(
        load,
        Mix.ofLabel(point.mix()),
        new Random(agenda.seed() + point.repetition()).nextLong() >>> 1);
  }

  /** The same in the words of results. */
  public RunPlan toRunPlan(String topology, boolean legacyClient) {
    return new RunPlan(
        command,
        configurations.stream().map(SiteConfiguration::toResult).toList(),
        mixes(),
        agenda.points().stream().map(PlannedPoint::clients).sorted().distinct().toList(),
        agenda.trials(),
        load,
        legacyClient,
        topology,
        agenda.seed(),
        forConclusions,
        experiment,
        figures);
  }

  /** The mixes of all trials, in the order of {@link Mix}. */
  private List<String> mixes() {
    return Stream.concat(
            agenda.points().stream().map(PlannedPoint::mix),
            agenda.searched().stream().map(SweepSchedule.Series::mix))
        .distinct()
        .sorted(Comparator.comparing(Mix::ofLabel))
        .toList();
  }

  /** The configuration of that name. */
  public SiteConfiguration configuration(TrialPoint point) {
    return configurations.stream()
        .filter(known -> known.name().equals(point.configuration()))
        .findFirst()
        .orElseThrow();
  }
}
