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
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.LoadSchedule;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.measurement.NamedPart;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

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
    Load load,
    Agenda agenda,
    Optional<Duration> budget,
    boolean forConclusions,
    String experiment,
    List<FigureView> figures) {

  /**
   * What clients do and for how long.
   *
   * @param phases how long the phases of a trial last
   * @param matrices the set of matrices
   * @param images what is fetched besides pages
   * @param pace how long they think and stay
   * @param arrivalMode what makes customers send requests
   * @param schedule as {@link org.rubisee.emulator.load.LoadSchedule#parse} reads it; empty: none
   * @param loadProcesses how many emulator processes share the load, from 1
   * @param nodeCapacity arrivals per second that a web node sustains, which the report computes
   *     elasticity from; 0: not stated
   * @param nodeSchedule as {@link NodeSchedule#parse} reads it; empty: none
   */
  public record Load(
      Phases phases,
      MatrixSet matrices,
      ImageLoading images,
      Pace pace,
      ArrivalMode arrivalMode,
      String schedule,
      int loadProcesses,
      double nodeCapacity,
      String nodeSchedule) {

    /** Plans of earlier versions have closed loops of one process only. */
    public Load {
      arrivalMode = arrivalMode == null ? ArrivalMode.CLOSED : arrivalMode;
      schedule = schedule == null ? "" : schedule;
      loadProcesses = Math.max(1, loadProcesses);
      nodeSchedule = nodeSchedule == null ? "" : nodeSchedule;
    }

    /** With clients of a closed loop that are always there. */
    public Load(Phases phases, MatrixSet matrices, ImageLoading images, Pace pace) {
      this(phases, matrices, images, pace, ArrivalMode.CLOSED, "", 1, 0, "");
    }

    /** The same with the papers' times. */
    public Load(Phases phases, MatrixSet matrices, ImageLoading images) {
      this(phases, matrices, images, Pace.PAPER);
    }

    /** The same load with these arrivals. */
    public Load with(Arrivals arrivals) {
      return new Load(
          phases,
          matrices,
          images,
          pace,
          arrivals.mode(),
          arrivals.schedule().map(LoadSchedule::toString).orElse(""),
          loadProcesses,
          nodeCapacity,
          nodeSchedule);
    }

    /** The same load, shared by so many emulator processes. */
    public Load sharedBy(int processes) {
      return new Load(
          phases,
          matrices,
          images,
          pace,
          arrivalMode,
          schedule,
          processes,
          nodeCapacity,
          nodeSchedule);
    }

    /** The same load for nodes of this capacity, arrivals per second. */
    public Load onNodesOf(double capacity) {
      return new Load(
          phases,
          matrices,
          images,
          pace,
          arrivalMode,
          schedule,
          loadProcesses,
          capacity,
          nodeSchedule);
    }

    /** The same load on web nodes that follow a schedule. */
    public Load on(NodeSchedule nodes) {
      return new Load(
          phases,
          matrices,
          images,
          pace,
          arrivalMode,
          schedule,
          loadProcesses,
          nodeCapacity,
          nodes.toString());
    }

    /** The schedule of web nodes, if there is one. */
    public Optional<NodeSchedule> nodes() {
      return nodeSchedule.isEmpty()
          ? Optional.empty()
          : Optional.of(NodeSchedule.parse(nodeSchedule));
    }

    /** The parts of the measured phase that the schedule names. */
    List<NamedPart> parts() {
      double end = phases.measureSeconds();
      return arrivals().schedule().stream()
          .flatMap(known -> known.parts().stream())
          .filter(part -> part.fromSecond() < end)
          .map(part -> part.within(end))
          .toList();
    }

    /** What brings customers to the site. */
    public Arrivals arrivals() {
      return Arrivals.of(arrivalMode, schedule);
    }
  }

  /** Copies the lists. */
  public ExperimentPlan {
    configurations = List.copyOf(configurations);
    figures = List.copyOf(figures);
  }

  /** A plan that follows no experiment. */
  public static ExperimentPlan of(
      String command, List<SiteConfiguration> configurations, Load load, Agenda agenda) {
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
    return new Workload(
        Mix.ofLabel(point.mix()),
        load.matrices(),
        "",
        load.pace(),
        load.images(),
        new Random(agenda.seed() + point.repetition()).nextLong() >>> 1);
  }

  /** The same in the words of results. */
  public RunPlan toRunPlan(String topology, boolean legacyClient) {
    Pace pace = load.pace();
    return new RunPlan(
        command,
        configurations.stream().map(SiteConfiguration::toResult).toList(),
        mixes(),
        agenda.points().stream().map(PlannedPoint::clients).sorted().distinct().toList(),
        agenda.trials(),
        load.phases(),
        new org.rubisee.bench.results.Workload(
            load.matrices().label(),
            pace.thinkSeconds(),
            pace.thinkCapSeconds(),
            pace.sessionSeconds(),
            load.images().label(),
            legacyClient,
            load.arrivalMode().label(),
            load.schedule(),
            load.loadProcesses(),
            load.parts(),
            load.nodeCapacity(),
            load.nodeSchedule()),
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
