package org.rubisee.bench.results;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.rubisee.bench.results.tier.BreakdownCategory;
import org.rubisee.bench.results.tier.DatabaseSample;
import org.rubisee.bench.results.tier.Evidence;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.bench.results.tier.Link;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.LinkTraffic;
import org.rubisee.bench.results.tier.SamplerSample;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierBreakdown;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.measurement.ArrivalCounts;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.SecondSample;

/** Makes one trial of a {@link SampleRun}: a queueing formula with noise, the same per seed. */
public final class SampleTrial {
  private static final double[] APP_MILLIS = {0, 1.6, 6.5, 6.9, 4.2, 2.6};
  private static final double[] WEB_MILLIS = {1.9, 1.2, 2.2, 2.3, 1.2, 1.2};
  private static final double[] DB_MILLIS = {0.7, 0.7, 1.9, 1.7, 1.9, 1.9};
  private static final double THINK_SECONDS = 7;

  private final RunPlan plan;
  private final TrialPoint point;
  private final Random random;
  private final int kind;
  private final double throughput;
  private final double responseMillis;

  private SampleTrial(Run<RunPlan> run, TrialPoint point) {
    this.plan = run.plan();
    this.point = point;
    random = new Random(run.plan().seed() * 1_000_003 + point.number());
    kind = SampleRun.SIX.stream().map(Configuration::name).toList().indexOf(point.configuration());
    double demand = Math.max(Math.max(WEB_MILLIS[kind], APP_MILLIS[kind]), DB_MILLIS[kind]);
    double limit = 0.93 * 1000 / demand * (1 + 0.02 * random.nextGaussian());
    double offered = point.clients() / (THINK_SECONDS + 3 * demand / 1000);
    throughput = offered / Math.pow(1 + Math.pow(offered / limit, 8), 0.125);
    responseMillis = Math.max(2 * demand, 1000 * (point.clients() / throughput - THINK_SECONDS));
  }

  /** The trial of a run at a point. */
  public static Trial of(Run<RunPlan> run, TrialPoint point) {
    return new SampleTrial(run, point).trial(run);
  }

  /** Nine of ten arrivals are offered. */
  private static Measurement arriving(Measurement closed) {
    Map<Phase, PhaseResult> phases = new EnumMap<>(closed.phases());
    phases.computeIfPresent(
        Phase.MEASURE, (phase, result) -> result.with(new ArrivalCounts(540, 60)));
    List<SecondSample> seconds =
        closed.seconds().stream()
            .map(
                second ->
                    new SecondSample(
                        second.counts().with(new ArrivalCounts(9, 1)), second.response()))
            .toList();
    return new Measurement(closed.header(), phases, seconds);
  }

  private Trial trial(Run<RunPlan> run) {
    Instant start = run.startedAt().plusSeconds(90L * point.number());
    Measurement measurement =
        new SampleMeasurement(
                plan.phases(),
                point,
                new SampleMeasurement.Load(throughput, responseMillis),
                random)
            .since(start);
    if (!plan.load().arrivals().hasFixedClients()) {
      measurement = arriving(measurement);
    }
    double end = plan.phases().totalSeconds();
    return new Trial(
        point,
        start,
        RunState.COMPLETE,
        "",
        measurement.spans(start),
        measurement,
        tiers(end),
        database(end),
        new AuditOutcome(true, List.of(), List.of()),
        evidence((int) end),
        List.of(),
        List.of(),
        footprint());
  }

  private Footprint footprint() {
    return new Footprint(
        5 + 0.1 * point.repetition(),
        0,
        90L << 20,
        Map.of(Footprint.Moment.STARTED, 300L << 20, Footprint.Moment.LOADED, 700L << 20));
  }

  private Evidence evidence(int toSecond) {
    List<LinkSample> links = new ArrayList<>();
    List<SamplerSample> sampler = new ArrayList<>();
    for (int second = 0; second <= toSecond; second += 2) {
      double done = second * throughput;
      links.add(link("client-web", second, traffic(done, 420, 5200, 2.1, 2.4)));
      boolean remote = APP_MILLIS[kind] > 0;
      if (remote) {
        links.add(link("web-app", second, traffic(done, 900, 2300, 3.5, 3.5)));
      }
      String database = remote ? "app-db" : "web-db";
      links.add(link(database, second, traffic(done, 180, 1900, 2.2, 1.9)));
      sampler.add(
          new SamplerSample(second, 0.002 * second, 0.003 * second, 0.01 * second, 0.02 * second));
    }
    return new Evidence(links, sampler, List.of(), breakdowns(), List.of());
  }

  private List<TierBreakdown> breakdowns() {
    if (!point.profiled()) {
      return List.of();
    }
    Map<BreakdownCategory, Long> samples = new LinkedHashMap<>();
    for (BreakdownCategory category : BreakdownCategory.values()) {
      samples.put(category, 20L + random.nextInt(200));
    }
    return List.of(new TierBreakdown(Tier.WEB, samples));
  }

  private static LinkTraffic traffic(
      double times, double request, double answer, double requestPackets, double answerPackets) {
    return new LinkTraffic(
        times * request, times * answer, times * requestPackets, times * answerPackets);
  }

  private static LinkSample link(String label, int second, LinkTraffic traffic) {
    return new LinkSample(Link.ofLabel(label), second, 4, traffic);
  }

  private List<TierSample> tiers(double toSecond) {
    List<TierSample> samples = new ArrayList<>();
    add(samples, Tier.WEB, WEB_MILLIS[kind], toSecond);
    if (APP_MILLIS[kind] > 0) {
      add(samples, Tier.APP, APP_MILLIS[kind], toSecond);
    }
    add(samples, Tier.DB, DB_MILLIS[kind], toSecond);
    add(samples, Tier.CLIENT, 0.18, toSecond);
    return samples;
  }

  private void add(List<TierSample> samples, Tier tier, double cpuMillis, double toSecond) {
    double cpu = 8;
    for (int second = 0; second <= toSecond; second++) {
      samples.add(
          new TierSample(
              tier,
              second,
              0.8 * cpu,
              0.2 * cpu,
              (300L + tier.ordinal() * 90L) << 20,
              Map.ofEntries(
                  Map.entry("gcMillis", 4.0 * second),
                  Map.entry("compilerMillis", 50.0 * cpu),
                  Map.entry("voluntarySwitches", 900.0 * second),
                  Map.entry("involuntarySwitches", 60.0 * second),
                  Map.entry("stolenMillis", 10.0 * second),
                  Map.entry("busyMillis", 990.0 * second),
                  Map.entry("processorMillis", 2000.0 * second),
                  Map.entry("diskReadBytes", 0.0),
                  Map.entry("diskWriteBytes", 20_000.0 * second),
                  Map.entry("poolInUse", 1.0),
                  Map.entry("poolWaits", 0.0))));
      cpu += cpuMillis / 1000 * throughput * (1 + 0.1 * random.nextGaussian());
    }
  }

  private List<DatabaseSample> database(double toSecond) {
    List<DatabaseSample> samples = new ArrayList<>();
    for (int second = 0; second <= toSecond; second++) {
      samples.add(
          new DatabaseSample(
              second,
              Map.of(
                  "Questions", (long) (second * throughput * 1.7),
                  "Innodb_rows_read", (long) (second * throughput * 44))));
    }
    return samples;
  }
}
