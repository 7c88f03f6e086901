package org.rubisee.bench.report.model;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import org.rubisee.application.Interaction;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.bench.results.tier.DatabaseSample;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.results.tier.TierSeries;
import org.rubisee.bench.stats.Line;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Outcomes;

/**
 * The trials of one configuration under one mix with one number of clients. Where some trials are
 * valid, only those count; where none is, all are shown and the point is hollow.
 *
 * @param configuration the configuration's name
 * @param mix the mix
 * @param clients the number of clients
 * @param trials all its trials, at least one
 */
public record LoadPoint(String configuration, String mix, int clients, List<JudgedTrial> trials) {

  /** What each trial has a value of. */
  public static final List<Metric> METRICS = List.of(Metric.CPU, Metric.THROUGHPUT, Metric.P95);

  private static final double MILLIS_PER_SECOND = 1000;

  public boolean isValid() {
    return trials.stream().anyMatch(JudgedTrial::isValid);
  }

  /** The trials that count. */
  public List<Trial> counted() {
    return trials.stream()
        .filter(judged -> judged.isValid() || !isValid())
        .map(JudgedTrial::trial)
        .toList();
  }

  /** How many trials failed a gate and are left out although others of the point count. */
  public int leftOut() {
    return trials.size() - counted().size();
  }

  /** The trial that stands for the point where one has to be shown second by second. */
  public Trial first() {
    return counted().get(0);
  }

  public MeanInterval throughput() {
    return MeanInterval.of(throughputs());
  }

  /** Interactions per second, one value per trial that counts. */
  double[] throughputs() {
    return counted().stream().mapToDouble(Trial::throughput).toArray();
  }

  /**
   * A metric of each trial that counts.
   *
   * @param metric throughput, CPU per interaction, or the 95th percentile of response time
   */
  double[] values(Metric metric) {
    return switch (metric) {
      case THROUGHPUT -> throughputs();
      case CPU -> values(LoadPoint::serverCpuMillis);
      case P95 -> p95Millis();
      default -> throw new IllegalArgumentException("Trials have no " + metric.title());
    };
  }

  /** The same of all trials that count, with its interval. */
  public Interval value(Metric metric) {
    return metric == Metric.P95 ? p95() : Interval.ofPositive(MeanInterval.of(values(metric)));
  }

  /** A value of each trial that counts. */
  public double[] values(ToDoubleFunction<Trial> value) {
    return counted().stream().mapToDouble(value).toArray();
  }

  /** The 95th percentile of response time, milliseconds, one value per trial that counts. */
  private double[] p95Millis() {
    return counted().stream().mapToDouble(t -> t.client().response().millisAt(95)).toArray();
  }

  /** The 95th percentile of all trials, with the interval that the trials' own give. */
  private Interval p95() {
    double all = response().millisAt(95);
    double[] own = Arrays.stream(p95Millis()).filter(Double::isFinite).toArray();
    return Interval.around(all, MeanInterval.of(own.length == 0 ? new double[] {all} : own));
  }

  /** Response times of all trials that count. */
  public LatencyHistogram response() {
    return LatencyHistogram.merged(counted().stream().map(t -> t.client().response()).toList());
  }

  /** R of the interactive response time law in seconds: the mean time up to the last image. */
  double cycleResponseSeconds() {
    return LatencyHistogram.merged(counted().stream().map(t -> t.client().withImages()).toList())
            .meanMillis()
        / 1000;
  }

  /** Response times of one interaction; without an answer they are infinite. */
  public LatencyHistogram response(Interaction interaction) {
    return LatencyHistogram.merged(
        results(interaction).stream().map(InteractionResult::responseOfAll).toList());
  }

  public Outcomes outcomes() {
    return counted().stream()
        .map(t -> t.client().outcomes())
        .reduce(Outcomes.none(), Outcomes::plus);
  }

  /** Outcomes of one interaction. */
  public Outcomes outcomes(Interaction interaction) {
    return results(interaction).stream()
        .map(InteractionResult::outcomes)
        .reduce(Outcomes.none(), Outcomes::plus);
  }

  /** CPU milliseconds of a tier per answered interaction, mean over trials; 0 without samples. */
  public double cpuMillis(Tier tier) {
    return mean(trial -> cpuMillis(trial, tier));
  }

  /** CPU milliseconds of web, app and db together, mean over trials. */
  public double meanServerCpuMillis() {
    return mean(LoadPoint::serverCpuMillis);
  }

  /** CPUs that all servers used (y) at what rate (x, interactions per second), per trial. */
  public List<Line.Point> serverCpusAtRates() {
    return counted().stream()
        .map(
            trial ->
                new Line.Point(
                    trial.throughput(),
                    serverCpuMillis(trial)
                        * trial.client().answered()
                        / 1000
                        / trial.measured().seconds()))
        .toList();
  }

  /** How many CPUs a tier used on average. */
  public double cpusUsed(Tier tier) {
    return mean(
        trial ->
            trial.measured().seconds() > 0
                ? trial.series(tier).cpuSecondsIn(trial.measured()) / trial.measured().seconds()
                : 0);
  }

  /** How many CPUs of the web tier its balancer used on average; 0 without one. */
  public double balancerCpus() {
    return mean(
        trial -> {
          double millis =
              trial.series(Tier.WEB).perSecondIn(trial.measured(), TierSample.BALANCER_CPU_MILLIS);
          return Double.isNaN(millis) ? 0 : millis / MILLIS_PER_SECOND;
        });
  }

  /** How many instances of entity beans were pooled on average; NaN when that was not counted. */
  public double pooledInstances() {
    return mean(trial -> beans(trial).meanLevelIn(trial.measured(), TierSample.POOLED_INSTANCES));
  }

  /** Instances of entity beans returned to pools per answered interaction; NaN likewise. */
  public double passivationsPerInteraction() {
    return mean(
        trial ->
            beans(trial).perSecondIn(trial.measured(), TierSample.PASSIVATIONS)
                / trial.throughput());
  }

  /** The tier of the beans: both tiers may share one server. */
  private static TierSeries beans(Trial trial) {
    TierSeries app = trial.series(Tier.APP);
    return app.isEmpty() ? trial.series(Tier.WEB) : app;
  }

  /** How much a counter of the database grew per answered interaction; NaN when it is unknown. */
  public double databasePerInteraction(String counter) {
    return mean(trial -> grown(trial, counter) / Math.max(1, trial.client().answered()));
  }

  public double mean(ToDoubleFunction<Trial> value) {
    return counted().stream().mapToDouble(value).average().orElse(0);
  }

  /** The interactions that happened, in the order of the transition tables. */
  public Set<Interaction> interactions() {
    Set<Interaction> seen = new TreeSet<>();
    counted().forEach(trial -> seen.addAll(trial.client().interactions().keySet()));
    return seen;
  }

  private List<InteractionResult> results(Interaction interaction) {
    return counted().stream()
        .filter(trial -> trial.client().interactions().containsKey(interaction))
        .map(trial -> trial.client().interactions().get(interaction))
        .toList();
  }

  private static double serverCpuMillis(Trial trial) {
    return cpuMillis(trial, Tier.WEB) + cpuMillis(trial, Tier.APP) + cpuMillis(trial, Tier.DB);
  }

  private static double cpuMillis(Trial trial, Tier tier) {
    long answered = trial.client().answered();
    return answered == 0 ? 0 : 1000 * trial.series(tier).cpuSecondsIn(trial.measured()) / answered;
  }

  private static double grown(Trial trial, String counter) {
    List<DatabaseSample> within =
        trial.database().stream()
            .filter(sample -> sample.counters().containsKey(counter))
            .filter(sample -> sample.atSeconds() >= trial.measured().fromSecond() - 0.5)
            .filter(sample -> sample.atSeconds() <= trial.measured().toSecond() + 0.5)
            .toList();
    if (within.size() < 2) {
      return Double.NaN;
    }
    DatabaseSample first = within.get(0);
    DatabaseSample last = within.get(within.size() - 1);
    double seconds = last.atSeconds() - first.atSeconds();
    double grown = last.counters().get(counter) - first.counters().get(counter);
    return grown / seconds * trial.measured().seconds();
  }
}
