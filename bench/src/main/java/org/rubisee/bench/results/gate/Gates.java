package org.rubisee.bench.results.gate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.measurement.Outcomes;

/** The gates of a run: each trial passes or is left out of verdicts, with the reason. */
public final class Gates {
  /** The greatest share of failed requests. */
  public static final double FAILURES_LIMIT = 0.001;

  /** The greatest share of refused requests without a warning. */
  public static final double REFUSALS_WARNING = 0.001;

  /** The greatest share of refused requests. */
  public static final double REFUSALS_LIMIT = 0.01;

  /** The greatest share of the CPUs that the emulator can use. */
  public static final double CLIENT_CPU_LIMIT = 0.7;

  /** The greatest 99th percentile of the emulator's lag, milliseconds. */
  public static final double LAG_LIMIT_MILLIS = 10;

  /** Standard errors and relative distance from the law that pass without a warning. */
  public static final double LAW_ERRORS = 3;

  /** A throughput this near the law passes, however small its standard error. */
  public static final double LAW_NEAR = 0.02;

  /** A throughput farther from the law than both of these fails. */
  public static final double LAW_ERRORS_LIMIT = 5;

  /** The relative part of that. */
  public static final double LAW_LIMIT = 0.1;

  /** The greatest share of the time that a tier wants and its host can take without a warning. */
  public static final double STOLEN_LIMIT = 0.02;

  /** The greatest share of one core that the sampler may use without a warning. */
  public static final double SAMPLER_LIMIT = 0.01;

  /** The longest time without a reading of the tiers, seconds. */
  public static final double SILENCE_LIMIT_SECONDS = 10;

  private final Run<RunPlan> run;

  private Gates(Run<RunPlan> run) {
    this.run = run;
  }

  /** The gates of a run. */
  public static Gates of(Run<RunPlan> run) {
    return new Gates(run);
  }

  /** Judges trials. */
  public List<JudgedTrial> judge(List<Trial> trials) {
    return trials.stream().map(this::judge).toList();
  }

  /** Judges a trial by all gates. */
  public JudgedTrial judge(Trial trial) {
    return new JudgedTrial(
        trial,
        List.of(
            complete(trial),
            failures(trial),
            refusals(trial),
            invariants(trial.audit()),
            freshServers(),
            clientCpu(trial),
            clientLag(trial),
            mix(trial),
            law(trial),
            stolen(trial),
            steady(trial),
            sampler(trial)));
  }

  private static GateVerdict complete(Trial trial) {
    Level level = trial.state() == RunState.COMPLETE ? Level.PASS : Level.FAIL;
    String measured = trial.state().name().toLowerCase(Locale.ROOT);
    return verdict(Gate.COMPLETE, level, measured, "complete", trial.note());
  }

  private static GateVerdict failures(Trial trial) {
    Outcomes outcomes = trial.client().outcomes();
    double share = share(outcomes.failures(), outcomes.total());
    return verdict(
        Gate.FAILURES,
        outcomes.total() > 0 && share < FAILURES_LIMIT ? Level.PASS : Level.FAIL,
        outcomes.total() == 0 ? "no request" : percent(share, 3) + " " + outcomes.failed(),
        "under " + percent(FAILURES_LIMIT, 1),
        "A site that fails is measured doing less work than asked. Its log in the trial's folder"
            + " tells the cause.");
  }

  private static GateVerdict refusals(Trial trial) {
    Outcomes outcomes = trial.client().outcomes();
    double share = share(outcomes.refused(), outcomes.total());
    return verdict(
        Gate.REFUSALS,
        refusalLevel(share),
        percent(share, 3),
        "under " + percent(REFUSALS_WARNING, 1) + "; fails at " + percent(REFUSALS_LIMIT, 0),
        "The site answered 503: it was overloaded, or its pools are too small.");
  }

  private static Level refusalLevel(double share) {
    if (share >= REFUSALS_LIMIT) {
      return Level.FAIL;
    }
    return share < REFUSALS_WARNING ? Level.PASS : Level.WARN;
  }

  private static GateVerdict invariants(AuditOutcome audit) {
    boolean holds = audit.run() && audit.violations().isEmpty();
    return verdict(
        Gate.INVARIANTS,
        holds ? Level.PASS : Level.FAIL,
        !audit.run() ? "not audited" : audit.violations().size() + " violations",
        "0 violations",
        audit.run() ? String.join("; ", audit.violations()) : "The database was not checked.");
  }

  private GateVerdict freshServers() {
    boolean fresh = run.environment().freshServers();
    return verdict(
        Gate.FRESH_SERVERS,
        fresh ? Level.PASS : Level.WARN,
        fresh ? "started for this trial" : "not restarted between trials",
        "started for this trial",
        "What a server kept from an earlier trial, compiled code and caches among it, is in the"
            + " metrics. Let its agent restart it: --start-servers.");
  }

  private static GateVerdict clientCpu(Trial trial) {
    double available = trial.client().seconds() * trial.measurement().header().processes();
    double share = available > 0 ? trial.client().cpuSeconds() / available : 0;
    return verdict(
        Gate.CLIENT_CPU,
        share < CLIENT_CPU_LIMIT ? Level.PASS : Level.FAIL,
        percent(share, 1),
        "under " + percent(CLIENT_CPU_LIMIT, 0),
        "The emulator may have been the bottleneck: use more load processes.");
  }

  private GateVerdict clientLag(Trial trial) {
    double lagMillis = trial.client().lag().millisAt(99);
    Level otherwise =
        run.plan()
                .environmentOf(trial.point().configuration(), run.environment())
                .clientSharesCores()
            ? Level.WARN
            : Level.FAIL;
    return verdict(
        Gate.CLIENT_LAG,
        lagMillis < LAG_LIMIT_MILLIS ? Level.PASS : otherwise,
        text("%.1f ms", lagMillis),
        text("under %.0f ms", LAG_LIMIT_MILLIS),
        otherwise == Level.WARN
            ? "Client and servers share cores here, so part of the response time is the client's"
                + " own waiting. Pin the tiers apart to measure without it."
            : "The emulator was late: give it a core of its own.");
  }

  private static GateVerdict mix(Trial trial) {
    return MixAudit.verdict(
        trial.client().transitions(),
        MixCounts.of(trial.client(), trial.measurement().header().stationaryShares()));
  }

  private GateVerdict law(Trial trial) {
    if (run.plan().load().pace().thinkSeconds() <= 0) {
      return notJudged(Gate.LAW, "clients do not think", "with think time");
    }
    if (!run.plan().load().arrivals().hasFixedClients()) {
      return notJudged(Gate.LAW, "the number of clients is not fixed", "in a closed loop");
    }
    return LawAudit.of(trial, run.plan().load())
        .verdict(
            "Throughput, response time and think time do not fit together: the phase is too short"
                + " for the response times seen, or clients stood still.");
  }

  private static GateVerdict stolen(Trial trial) {
    double share =
        Arrays.stream(Tier.values())
            .mapToDouble(tier -> trial.series(tier).stolenShareIn(trial.measured()))
            .filter(Double::isFinite)
            .max()
            .orElse(Double.NaN);
    return verdict(
        Gate.STOLEN,
        share < STOLEN_LIMIT ? Level.PASS : Level.WARN,
        Double.isNaN(share) ? "not measured" : percent(share, 1),
        "under " + percent(STOLEN_LIMIT, 0),
        "The host of a tier's virtual machine gave its processors to others meanwhile: throughput"
            + " and response times are the host's too, and the CPU time of the same work grows."
            + " Compare with quiet trials only, or measure again, on a quieter host.");
  }

  /** A load that changes must not be steady, nor a site whose nodes change by plan. */
  private GateVerdict steady(Trial trial) {
    if (run.plan().load().nodes().changes()) {
      return notJudged(Gate.STEADY, "the schedule changes the web nodes", "with the same nodes");
    }
    return run.plan().load().arrivals().changes()
        ? notJudged(Gate.STEADY, "the load changes", "at constant load")
        : SteadyAudit.of(trial).verdict();
  }

  private static GateVerdict sampler(Trial trial) {
    double cpus = trial.evidence().samplerCpusIn(trial.measured());
    double silence =
        trial.evidence().longestSilenceIn(trial.measured()).orElse(silenceWithoutItsCost(trial));
    if (silence > SILENCE_LIMIT_SECONDS) {
      return verdict(
          Gate.SAMPLER,
          Level.FAIL,
          text("no reading for %.0f s", silence),
          text("a reading every %.0f s", SILENCE_LIMIT_SECONDS),
          "The sampler died or stood still, so CPU times and counters of the tiers are incomplete."
              + " See unseen.txt in the trial's folder.");
    }
    return verdict(
        Gate.SAMPLER,
        cpus < SAMPLER_LIMIT ? Level.PASS : Level.WARN,
        Double.isNaN(cpus) ? "not measured" : percent(cpus, 2) + " of a core",
        "under " + percent(SAMPLER_LIMIT, 0) + " of a core",
        "What watches the tiers took CPU time that they may have missed: pin the bench's process to"
            + " a core of its own.");
  }

  /** A sampler that read tiers was alive; one that read nothing at all died before. */
  private static double silenceWithoutItsCost(Trial trial) {
    return trial.tiers().isEmpty() ? trial.measured().seconds() : 0;
  }

  /** Of a gate that does not apply to the load of this run. */
  private static GateVerdict notJudged(Gate gate, String why, String limit) {
    return new GateVerdict(gate, Level.NOT_JUDGED, why, limit, "");
  }

  private static GateVerdict verdict(
      Gate gate, Level level, String measured, String limit, String advice) {
    return new GateVerdict(gate, level, measured, limit, level == Level.PASS ? "" : advice);
  }

  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  private static double share(long part, long whole) {
    return whole == 0 ? 0 : (double) part / whole;
  }

  private static String percent(double share, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f %%", 100 * share);
  }
}
