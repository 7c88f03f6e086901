package org.rubisee.bench.results.gate;

import java.util.List;
import java.util.Map;
import org.rubisee.application.Interaction;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.TransitionCounts;
import org.rubisee.settings.Text;

/**
 * The gates of what clients measured, whatever the kind of run: in one phase, or in several of a
 * site in a cell together, of which a single one fails them by chance.
 *
 * @param phases at least one
 * @param longRun the share that the mix gives each interaction in the long run; empty if unknown
 */
public record ClientGates(List<PhaseResult> phases, Map<Interaction, Double> longRun) {

  public ClientGates {
    phases = List.copyOf(phases);
    longRun = Map.copyOf(longRun);
  }

  /** Hardly a request failed. */
  public GateVerdict failures() {
    double share = share(outcomes().failures());
    return GateVerdict.of(
        Gate.FAILURES,
        outcomes().total() > 0 && share < Gates.FAILURES_LIMIT ? Level.PASS : Level.FAIL,
        outcomes().total() == 0
            ? "no request"
            : GateVerdict.percent(share, 3) + " " + outcomes().failed(),
        "under " + GateVerdict.percent(Gates.FAILURES_LIMIT, 1),
        "A site that fails does less work than asked. Its log, in the folder of the run, tells the"
            + " cause.");
  }

  /** Hardly a request was refused by an overloaded site. */
  public GateVerdict refusals() {
    double share = share(outcomes().refused());
    Level otherwise = share < Gates.REFUSALS_LIMIT ? Level.WARN : Level.FAIL;
    return GateVerdict.of(
        Gate.REFUSALS,
        share < Gates.REFUSALS_WARNING ? Level.PASS : otherwise,
        GateVerdict.percent(share, 3),
        "under "
            + GateVerdict.percent(Gates.REFUSALS_WARNING, 1)
            + "; fails at "
            + GateVerdict.percent(Gates.REFUSALS_LIMIT, 0),
        "The site answered 503: it was overloaded, or its pools are too small.");
  }

  /** Clients walked as their transition matrix says. */
  public GateVerdict mix() {
    return MixAudit.verdict(
        TransitionCounts.merged(
            phases.stream().flatMap(one -> one.transitions().stream()).toList()),
        phases.stream()
            .map(phase -> MixCounts.of(phase, longRun))
            .reduce(MixCounts::plus)
            .orElseThrow());
  }

  /**
   * The emulator acted when it meant to.
   *
   * @param sharesCores whether a late client is only a warning, since servers share its cores
   */
  public GateVerdict lag(boolean sharesCores) {
    double millis =
        LatencyHistogram.merged(phases.stream().map(PhaseResult::lag).toList()).millisAt(99);
    Level otherwise = sharesCores ? Level.WARN : Level.FAIL;
    return GateVerdict.of(
        Gate.CLIENT_LAG,
        millis < Gates.LAG_LIMIT_MILLIS ? Level.PASS : otherwise,
        Text.of("%.1f ms", millis),
        Text.of("under %.0f ms", Gates.LAG_LIMIT_MILLIS),
        sharesCores
            ? "Client and servers share cores here, so part of the response time is the client's"
                + " own waiting. Trials with tiers that are pinned apart measure without it."
            : "The emulator was late: give it a core of its own.");
  }

  private Outcomes outcomes() {
    return phases.stream().map(PhaseResult::outcomes).reduce(Outcomes.none(), Outcomes::plus);
  }

  private double share(long part) {
    return outcomes().total() == 0 ? 0 : (double) part / outcomes().total();
  }
}
