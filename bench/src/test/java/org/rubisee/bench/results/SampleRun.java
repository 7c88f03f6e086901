package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.rubisee.bench.results.tier.DatabaseSample;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.SamplerSample;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierPlacement;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.measurement.NamedPart;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;

/** Makes runs that look like measured ones, from a seed, to try files and reports on. */
public final class SampleRun {
  /** Six implementations, in the order of the papers. */
  public static final List<Configuration> SIX =
      List.of(
          Configuration.plain("servlets-only", "Servlets only"),
          Configuration.plain("session-beans", "Session beans"),
          Configuration.plain("entity-cmp", "Entity beans, CMP"),
          Configuration.plain("entity-bmp", "Entity beans, BMP"),
          Configuration.plain("session-facade", "Session façade"),
          Configuration.plain("local-interfaces", "Local interfaces"));

  private static final Instant START = Instant.parse("2026-11-20T14:05:00Z");

  private SampleRun() {}

  /** One implementation, both mixes, one client count, one trial: what a first quickstart gives. */
  public static RunPlan quickstart() {
    return plan(SIX.subList(0, 1), List.of(60), 1);
  }

  /** Six implementations, both mixes, five client counts, three trials. */
  public static RunPlan sweep() {
    return plan(SIX, List.of(100, 300, 600, 900, 1200), 3);
  }

  /** A smaller sweep as an experiment that names two figures and leaves one out. */
  public static RunPlan experiment() {
    return following(
        plan(SIX, List.of(100, 300, 600, 1200), 2),
        "oopsla02",
        List.of(
            new FigureView(
                "fig6-7",
                "Session beans against servlets",
                FigureView.Kind.THROUGHPUT,
                List.of("browsing", "bidding"),
                List.of("servlets-only", "session-beans"),
                "Session beans reach 72 to 85 % of the servlets' peak.",
                List.of(
                    new FigureView.PublishedPeak(
                        "7",
                        "bidding",
                        "session-beans",
                        "JBoss",
                        700,
                        6600,
                        new FigureView.PublishedPeak.Base("servlets-only", 10440))),
                "",
                FigureView.Loads.ALL),
            new FigureView(
                "fig28-29",
                "Maxima",
                FigureView.Kind.MAXIMA,
                List.of("bidding"),
                SIX.stream().map(Configuration::name).toList(),
                "Servlets first, entity beans last.",
                List.of(),
                "The balancer nginx is not installed.",
                FigureView.Loads.ALL),
            new FigureView(
                "fig22-27",
                "Two JDKs",
                FigureView.Kind.THROUGHPUT,
                List.of("bidding"),
                List.of(),
                "The newer one is faster.",
                List.of(),
                "no second JDK was found",
                FigureView.Loads.ALL)));
  }

  /** A plan with another load. */
  public static RunPlan under(LoadSpec load, RunPlan plan) {
    return new RunPlan(
        plan.command(),
        plan.configurations(),
        plan.mixes(),
        plan.clients(),
        plan.trialsPerPoint(),
        load,
        plan.legacyClient(),
        plan.topology(),
        plan.seed(),
        plan.forConclusions(),
        plan.experiment(),
        plan.figures());
  }

  /** A plan as one that follows an experiment. */
  public static RunPlan following(RunPlan plan, String experiment, List<FigureView> figures) {
    return new RunPlan(
        plan.command(),
        plan.configurations(),
        plan.mixes(),
        plan.clients(),
        plan.trialsPerPoint(),
        plan.load(),
        plan.legacyClient(),
        plan.topology(),
        plan.seed(),
        plan.forConclusions(),
        experiment,
        figures);
  }

  /** The same in another topology. */
  public static RunPlan in(String topology, RunPlan plan) {
    return new RunPlan(
        plan.command(),
        plan.configurations(),
        plan.mixes(),
        plan.clients(),
        plan.trialsPerPoint(),
        plan.load(),
        plan.legacyClient(),
        topology,
        plan.seed(),
        plan.forConclusions(),
        plan.experiment(),
        plan.figures());
  }

  /** Two implementations whose load arrives or changes. */
  public static RunPlan arriving(String arrivals, String schedule) {
    return arriving(arrivals, schedule, 1, List.of());
  }

  /** The same, whose schedule names parts. */
  public static RunPlan arriving(
      String arrivals, String schedule, int trials, List<NamedPart> parts) {
    return arriving(arrivals, schedule, trials, parts, "");
  }

  /** The same on web nodes that follow a schedule. */
  public static RunPlan arriving(
      String arrivals, String schedule, int trials, List<NamedPart> parts, String nodeSchedule) {
    RunPlan plan = plan(SIX.subList(0, 2), List.of(2_000), trials);
    return new RunPlan(
        plan.command(),
        plan.configurations(),
        plan.mixes(),
        plan.clients(),
        plan.trialsPerPoint(),
        plan.load()
            .with(new LoadSpec.ArrivalSpec(mode(arrivals), schedule, parts))
            .on(new LoadSpec.NodeSpec(nodeSchedule)),
        plan.legacyClient(),
        plan.topology(),
        plan.seed(),
        plan.forConclusions(),
        plan.experiment(),
        plan.figures());
  }

  private static ArrivalMode mode(String label) {
    return Stream.of(ArrivalMode.values())
        .filter(mode -> mode.label().equals(label))
        .findFirst()
        .orElseThrow();
  }

  /** A plan in both mixes. */
  public static RunPlan plan(
      List<Configuration> configurations, List<Integer> clients, int trials) {
    return plan(configurations, clients, trials, trials > 1);
  }

  /** The same, not for conclusions. */
  public static RunPlan brief(
      List<Configuration> configurations, List<Integer> clients, int trials) {
    return plan(configurations, clients, trials, false);
  }

  private static RunPlan plan(
      List<Configuration> configurations,
      List<Integer> clients,
      int trials,
      boolean forConclusions) {
    return new RunPlan(
        "rubis run --clients " + clients,
        configurations,
        List.of("browsing", "bidding"),
        clients,
        trials,
        new LoadSpec(
            "auction", new Phases("short", 10, 60, 2), MatrixSet.RUBIS_EE, ImageLoading.CACHED),
        false,
        "local",
        42,
        forConclusions,
        "",
        List.of());
  }

  /** The run of a plan, not yet ended. */
  public static Run<RunPlan> run(RunPlan plan) {
    Environment environment =
        new Environment(
            new Machine("Debian GNU/Linux 12", "6.1.0", "Example CPU @ 3.0 GHz", 4, 8L << 30),
            new DatabaseEngine("MySQL", "8.0.33", Map.of("users", 20_000)),
            List.of(
                new TierPlacement(Tier.WEB, Set.of(0), 0, "OpenJDK 17.0.15", "-Xmx512m"),
                new TierPlacement(Tier.APP, Set.of(1), 0, "OpenJDK 17.0.15", "-Xmx512m"),
                new TierPlacement(Tier.DB, Set.of(2), 0, "mysqld 8.0.33", ""),
                new TierPlacement(Tier.CLIENT, Set.of(3), -5, "OpenJDK 17.0.15", "-Xmx256m")),
            Map.of("WildFly", "39.0.1.Final"),
            Map.of("rubis.site.legacy-client", "false"),
            true,
            List.of("All tiers ran on one machine."),
            new Build(
                "1.0.0", "0123abcd", Map.of("servlets-only/target/servlets-only.war", "89ef")),
            List.of());
    return Run.starting(TrialsFolder.KIND, "2026-11-20-140500-sample", START, plan, environment);
  }

  /** The folder of a run that has begun, called as the run. */
  public static TrialsFolder begun(Path parent, Run<RunPlan> run) throws IOException {
    Path folder = Files.createDirectories(parent.resolve(run.id()));
    TrialsFolder.begin(folder, run);
    return TrialsFolder.open(folder);
  }

  /** Writes the folder of a complete run. */
  public static TrialsFolder write(Path parent, RunPlan plan) throws IOException {
    Run<RunPlan> run = run(plan);
    TrialsFolder folder = begun(parent, run);
    for (TrialPoint point : points(plan)) {
      Trial trial = SampleTrial.of(run, point);
      TrialFolder trialFolder = folder.begin(point, trial.startedAt(), trial.footprint());
      for (TierSample sample : trial.tiers()) {
        trialFolder.log().add(sample);
      }
      for (DatabaseSample sample : trial.database()) {
        trialFolder.log().add(sample);
      }
      for (LinkSample sample : trial.evidence().links()) {
        trialFolder.log().add(sample);
      }
      for (SamplerSample sample : trial.evidence().sampler()) {
        trialFolder.log().add(sample);
      }
      SampleMeasurement.write(trialFolder.clientPath(), trial.measurement());
      trialFolder.finish(new TrialEnd(trial.state(), trial.note(), trial.audit()));
    }
    folder.finish(RunState.COMPLETE);
    return folder;
  }

  private static List<TrialPoint> points(RunPlan plan) {
    List<TrialPoint> points = new ArrayList<>();
    for (int repetition = 1; repetition <= plan.trialsPerPoint(); repetition++) {
      for (String mix : plan.mixes()) {
        for (Configuration configuration : plan.configurations()) {
          for (int clients : plan.clients()) {
            points.add(
                new TrialPoint(points.size() + 1, configuration.name(), mix, clients, repetition));
          }
        }
      }
    }
    return points;
  }
}
