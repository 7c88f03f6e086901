package org.rubisee.bench.results.gate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.rubisee.application.Applications;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.settings.Text;

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

  public static Gates of(Run<RunPlan> run) {
    return new Gates(run);
  }

  public List<JudgedTrial> judge(List<Trial> trials) {
    return trials.stream().map(this::judge).toList();
  }

  /** Judges a trial by all gates. */
  public JudgedTrial judge(Trial trial) {
    ClientGates clients =
        new ClientGates(List.of(trial.client()), trial.measurement().header().stationaryShares());
    List<GateVerdict> verdicts = new ArrayList<>();
    Collections.addAll(
        verdicts,
        complete(trial),
        clients.failures(),
        clients.refusals(),
        invariants(trial.audit()),
        freshServers(),
        clientCpu(trial),
        clients.lag(sharesCores(trial)),
        clients.mix(),
        law(trial),
        stolen(trial),
        steady(trial),
        sampler(trial));
    verdicts.addAll(responseLimits().verdicts(List.of(trial.client())));
    return new JudgedTrial(trial, verdicts);
  }

  private ResponseLimits responseLimits() {
    return new ResponseLimits(Applications.named(run.plan().load().application()), thinks());
  }

  private boolean thinks() {
    return run.plan().load().pace().thinkSeconds() > 0;
  }

  private static GateVerdict complete(Trial trial) {
    Level level = trial.state() == RunState.COMPLETE ? Level.PASS : Level.FAIL;
    String measured = trial.state().name().toLowerCase(Locale.ROOT);
    return GateVerdict.of(Gate.COMPLETE, level, measured, "complete", trial.note());
  }

  private static GateVerdict invariants(AuditOutcome audit) {
    boolean holds = audit.run() && audit.violations().isEmpty();
    return GateVerdict.of(
        Gate.INVARIANTS,
        holds ? Level.PASS : Level.FAIL,
        !audit.run() ? "not audited" : audit.violations().size() + " violations",
        "0 violations",
        audit.run() ? String.join("; ", audit.violations()) : "The database was not checked.");
  }

  private GateVerdict freshServers() {
    boolean fresh = run.environment().freshServers();
    return GateVerdict.of(
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
    return GateVerdict.of(
        Gate.CLIENT_CPU,
        share < CLIENT_CPU_LIMIT ? Level.PASS : Level.FAIL,
        GateVerdict.percent(share, 1),
        "under " + GateVerdict.percent(CLIENT_CPU_LIMIT, 0),
        "The emulator may have been the bottleneck: use more load processes.");
  }

  private boolean sharesCores(Trial trial) {
    return run.plan()
        .environmentOf(trial.point().configuration(), run.environment())
        .clientSharesCores();
  }

  private GateVerdict law(Trial trial) {
    if (!thinks()) {
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
    return GateVerdict.of(
        Gate.STOLEN,
        share < STOLEN_LIMIT ? Level.PASS : Level.WARN,
        Double.isNaN(share) ? "not measured" : GateVerdict.percent(share, 1),
        "under " + GateVerdict.percent(STOLEN_LIMIT, 0),
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
      return GateVerdict.of(
          Gate.SAMPLER,
          Level.FAIL,
          Text.of("no reading for %.0f s", silence),
          Text.of("a reading every %.0f s", SILENCE_LIMIT_SECONDS),
          "The sampler died or stood still, so CPU times and counters of the tiers are incomplete."
              + " See unseen.txt in the trial's folder.");
    }
    return GateVerdict.of(
        Gate.SAMPLER,
        cpus < SAMPLER_LIMIT ? Level.PASS : Level.WARN,
        Double.isNaN(cpus) ? "not measured" : GateVerdict.percent(cpus, 2) + " of a core",
        "under " + GateVerdict.percent(SAMPLER_LIMIT, 0) + " of a core",
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
}
