package org.rubisee.bench.report.model;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.report.estimate.Estimate;
import org.rubisee.bench.report.estimate.Judgements;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.bench.results.gate.LawAudit;
import org.rubisee.bench.stats.Line;
import org.rubisee.settings.Text;

/**
 * A run as the report looks at it: trials gathered into points. Profiled trials stay apart: curves
 * and verdicts are made of the others.
 */
public final class ReportModel {
  /** Throughput below this share of N/Z shows that the system is what limits it. */
  private static final double NEAR_CEILING = 0.9;

  /** Throughput above this share of N/Z is set by the clients alone. */
  private static final double SET_BY_CLIENTS = 0.95;

  private static final int LOADS_OF_LINE = 3;

  /** Standard errors that a throughput may be off by chance. */
  private static final double ERRORS = 3;

  private final Run<RunPlan> run;
  private final List<JudgedTrial> trials;
  private final List<JudgedTrial> profiled;

  public ReportModel(Run<RunPlan> run, List<JudgedTrial> trials) {
    this.run = run;
    this.trials = trials.stream().filter(judged -> !point(judged).profiled()).toList();
    this.profiled = trials.stream().filter(judged -> point(judged).profiled()).toList();
  }

  public Run<RunPlan> run() {
    return run;
  }

  /** The trials that were measured. */
  public List<JudgedTrial> trials() {
    return trials;
  }

  /** The trials whose servers were profiled. */
  public List<JudgedTrial> profiledTrials() {
    return profiled;
  }

  /** The configurations of which there is a trial, in the order of the plan. */
  public List<Configuration> configurations() {
    return run.plan().configurations().stream()
        .filter(i -> trials.stream().anyMatch(t -> point(t).configuration().equals(i.name())))
        .toList();
  }

  /** How configurations are drawn; the same in all parts of the report. */
  public SeriesStyles styles() {
    return new SeriesStyles(run.plan().configurations());
  }

  /** The mixes of which there is a trial, in the order of the plan. */
  public List<String> mixes() {
    return run.plan().mixes().stream()
        .filter(mix -> trials.stream().anyMatch(t -> point(t).mix().equals(mix)))
        .toList();
  }

  /** The points of a configuration in a mix, by ascending clients. */
  public List<LoadPoint> points(Configuration configuration, String mix) {
    return points(trials, configuration.name(), mix);
  }

  /** Those that some trials have. Where peaks are searched for, no plan knows the clients. */
  public static List<LoadPoint> points(List<JudgedTrial> some, String configuration, String mix) {
    Map<Integer, List<JudgedTrial>> byClients =
        some.stream()
            .filter(judged -> point(judged).configuration().equals(configuration))
            .filter(judged -> point(judged).mix().equals(mix))
            .collect(
                Collectors.groupingBy(
                    judged -> point(judged).clients(), TreeMap::new, Collectors.toList()));
    return byClients.entrySet().stream()
        .map(load -> new LoadPoint(configuration, mix, load.getKey(), load.getValue()))
        .toList();
  }

  public Optional<LoadPoint> point(Configuration configuration, String mix, int clients) {
    return points(configuration, mix).stream().filter(p -> p.clients() == clients).findFirst();
  }

  /** All points, by mix and configuration. */
  public List<LoadPoint> points() {
    return mixes().stream().flatMap(mix -> points(mix).stream()).toList();
  }

  /** All points, configuration by configuration. */
  public List<LoadPoint> points(String mix) {
    return configurations().stream().flatMap(i -> points(i, mix).stream()).toList();
  }

  /**
   * The load at which configurations are compared page by page. Of the loads that most of them met
   * it is the largest at which none is saturated, else the smallest.
   */
  public int referenceClients(String mix) {
    Map<Integer, List<LoadPoint>> loads =
        points(mix).stream()
            .collect(Collectors.groupingBy(LoadPoint::clients, TreeMap::new, Collectors.toList()));
    int most = loads.values().stream().mapToInt(List::size).max().orElse(0);
    List<Integer> shared =
        loads.keySet().stream().filter(clients -> loads.get(clients).size() == most).toList();
    return shared.stream()
        .filter(clients -> loads.get(clients).stream().allMatch(p -> reaches(NEAR_CEILING, p)))
        .max(Comparator.naturalOrder())
        .orElse(shared.get(0));
  }

  /**
   * A point of each configuration to compare costs by: at the load of comparison, else at the one
   * nearest to it.
   */
  public List<LoadPoint> costs(String mix) {
    return configurations().stream()
        .flatMap(configuration -> cost(configuration, mix).stream())
        .toList();
  }

  /**
   * CPUs that the servers of a configuration use (y) at what rate (x, interactions per second), as
   * a line through all trials that count; nothing for fewer than three loads.
   */
  public Optional<Line> cpuAgainstRate(Configuration configuration, String mix) {
    List<LoadPoint> points =
        points(configuration, mix).stream().filter(LoadPoint::isValid).toList();
    return points.size() < LOADS_OF_LINE
        ? Optional.empty()
        : Optional.of(
            Line.through(
                points.stream().flatMap(point -> point.serverCpusAtRates().stream()).toList()));
  }

  /** That of one configuration. */
  Optional<LoadPoint> cost(Configuration configuration, String mix) {
    List<LoadPoint> points = points(configuration, mix);
    boolean anyValid = points.stream().anyMatch(LoadPoint::isValid);
    double clients = points.isEmpty() ? 1 : referenceClients(mix);
    return points.stream()
        .filter(point -> point.isValid() || !anyValid || point.clients() == clients)
        .min(Comparator.comparingDouble(p -> Math.abs(Math.log(p.clients() / clients))));
  }

  /** The points at the load of comparison. */
  public List<LoadPoint> reference(String mix) {
    int clients = referenceClients(mix);
    return points(mix).stream().filter(p -> p.clients() == clients).toList();
  }

  /** The points at the loads of comparison, by mix. */
  public List<LoadPoint> references() {
    return mixes().stream().flatMap(mix -> reference(mix).stream()).toList();
  }

  /** The highest throughput of a configuration; nothing if it was not measured. */
  public Optional<HighestThroughput> peak(Configuration configuration, String mix) {
    return HighestThroughput.of(points(configuration, mix));
  }

  /** Throughput as a share of N/Z; only a closed loop has one. */
  public double shareOfCeiling(LoadPoint point) {
    double ceiling = LawAudit.of(point.first(), run.plan().load()).ceiling();
    return point.throughput().mean() / ceiling;
  }

  /** Whether the servers answered all that the clients asked for. */
  public boolean keepsUp(LoadPoint point) {
    return reaches(SET_BY_CLIENTS, point);
  }

  /** Whether no limit was met, so that the peak is only what the clients asked for. */
  public boolean keepsUp(HighestThroughput peak) {
    return keepsUp(peak.highest());
  }

  /**
   * Whether a point gets this share of N/Z: by its response times, Z / (R + Z), and by its
   * throughput as far as the sampling error of the trials lets one see.
   */
  private boolean reaches(double share, LoadPoint point) {
    if (!run.plan().load().arrivals().hasFixedClients()) {
      return true;
    }
    LawAudit audit = LawAudit.of(point.first(), run.plan().load());
    double think = point.clients() / audit.ceiling();
    double error = audit.law().standardError() / audit.ceiling();
    double margin = ERRORS * error / Math.sqrt(point.counted().size());
    return think / (point.cycleResponseSeconds() + think) > share
        && shareOfCeiling(point) + margin > share;
  }

  /**
   * What a figure shows of it: the trials of its configurations and mixes, and of the profiled ones
   * those of its loads.
   */
  public ReportModel only(FigureView view) {
    return new ReportModel(
        run,
        Stream.concat(trials.stream(), profiled.stream().filter(t -> isAtLoadOf(view, point(t))))
            .filter(t -> view.configurations().contains(point(t).configuration()))
            .filter(t -> view.mixes().contains(point(t).mix()))
            .toList());
  }

  private boolean isAtLoadOf(FigureView view, TrialPoint point) {
    OptionalInt peak =
        configurations().stream()
            .filter(known -> known.name().equals(point.configuration()))
            .flatMap(known -> peak(known, point.mix()).stream())
            .mapToInt(highest -> highest.highest().clients())
            .findFirst();
    return view.loads().include(point.clients(), peak);
  }

  public Configuration configuration(LoadPoint point) {
    return run.plan().configurations().stream()
        .filter(known -> known.name().equals(point.configuration()))
        .findFirst()
        .orElseGet(() -> Configuration.plain(point.configuration(), point.configuration()));
  }

  public String titleOf(LoadPoint point) {
    return run.plan().titleOf(point.configuration());
  }

  /** The configuration of a point, as estimates and plots name it. */
  public Estimate.Subject subject(LoadPoint point) {
    Configuration configuration = configuration(point);
    return new Estimate.Subject(configuration.title(), styles().of(configuration));
  }

  /** The mean think time of the clients in seconds. */
  public double thinkSeconds() {
    return LawAudit.thinkTime(run.plan().load()).meanSeconds();
  }

  /** The gates of all trials. */
  public Judgements judgements() {
    return new Judgements(
        "trials",
        trials.stream()
            .map(judged -> new Judgements.Judgement(nameOf(judged.trial()), "", judged.verdicts()))
            .toList());
  }

  public String nameOf(Trial trial) {
    return Text.of(
        "%d. %s, %s, %d clients",
        trial.point().number(),
        run.plan().titleOf(trial.point().configuration()),
        trial.point().mix(),
        trial.point().clients());
  }

  private static TrialPoint point(JudgedTrial judged) {
    return judged.trial().point();
  }
}
