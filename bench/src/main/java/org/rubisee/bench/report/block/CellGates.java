package org.rubisee.bench.report.block;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.gate.Gate;
import org.rubisee.bench.results.gate.GateVerdict;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.gate.MixAudit;
import org.rubisee.bench.results.gate.MixCounts;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.TransitionCounts;
import org.rubisee.model.Interaction;

/**
 * The gates of one site in one cell, over all rounds together: a single block fails them by chance.
 * {@link CurveGates} adds those of clients who think.
 */
final class CellGates {

  private final List<PhaseResult> phases;
  private final Map<Interaction, Double> longRun;

  private CellGates(List<PhaseResult> phases, Map<Interaction, Double> longRun) {
    this.phases = phases;
    this.longRun = longRun;
  }

  /**
   * A site in a cell that was judged.
   *
   * @param site its name
   * @param cell mix and load
   * @param clients how many think; 0 if they do not
   * @param verdicts one of each gate
   */
  record Judged(String site, Cell cell, int clients, List<GateVerdict> verdicts) {

    Judged {
      verdicts = List.copyOf(verdicts);
    }

    /** The same at a number of clients who think, with further gates. */
    Judged at(int newClients, List<GateVerdict> more) {
      return new Judged(
          site, cell, newClients, Stream.concat(verdicts.stream(), more.stream()).toList());
    }

    /** Mix and load in words. */
    String load() {
      return clients == 0 ? cell.inWords() : "%s mix, %d clients".formatted(cell.mix(), clients);
    }

    /** Whether a gate failed. */
    boolean isFailed() {
      return verdicts.stream().anyMatch(verdict -> verdict.level() == Level.FAIL);
    }
  }

  /**
   * Judges.
   *
   * @param blocks the measured blocks of the site in the cell, at least one
   * @param clients what the clients measured in each of them
   */
  static Judged judge(List<Block> blocks, List<Measurement> clients) {
    CellGates gates =
        new CellGates(
            clients.stream().map(Measurement::measured).toList(),
            clients.get(0).header().stationaryShares());
    return new Judged(
        blocks.get(0).site(),
        blocks.get(0).cell(),
        0,
        List.of(gates.failures(), gates.refusals(), gates.mix(), gates.lag()));
  }

  private Outcomes outcomes() {
    return phases.stream().map(PhaseResult::outcomes).reduce(Outcomes.none(), Outcomes::plus);
  }

  private GateVerdict failures() {
    double share = share(outcomes().failures());
    return new GateVerdict(
        Gate.FAILURES,
        outcomes().total() > 0 && share < Gates.FAILURES_LIMIT ? Level.PASS : Level.FAIL,
        outcomes().total() == 0 ? "no request" : percent(share, 3) + " " + outcomes().failed(),
        "under " + percent(Gates.FAILURES_LIMIT, 1),
        share < Gates.FAILURES_LIMIT
            ? ""
            : "A site that fails does less work than asked. Its log in the run's folder tells the"
                + " cause.");
  }

  private GateVerdict refusals() {
    double share = share(outcomes().refused());
    Level level = share < Gates.REFUSALS_LIMIT ? Level.WARN : Level.FAIL;
    return new GateVerdict(
        Gate.REFUSALS,
        share < Gates.REFUSALS_WARNING ? Level.PASS : level,
        percent(share, 3),
        "under "
            + percent(Gates.REFUSALS_WARNING, 1)
            + "; fails at "
            + percent(Gates.REFUSALS_LIMIT, 0),
        share < Gates.REFUSALS_WARNING
            ? ""
            : "The site answered 503: it was overloaded, or its pools are too small.");
  }

  private GateVerdict mix() {
    return MixAudit.verdict(
        TransitionCounts.merged(
            phases.stream().flatMap(one -> one.transitions().stream()).toList()),
        phases.stream()
            .map(phase -> MixCounts.of(phase, longRun))
            .reduce(MixCounts::plus)
            .orElseThrow());
  }

  private GateVerdict lag() {
    double millis =
        LatencyHistogram.merged(phases.stream().map(PhaseResult::lag).toList()).millisAt(99);
    boolean isPassed = millis < Gates.LAG_LIMIT_MILLIS;
    return new GateVerdict(
        Gate.CLIENT_LAG,
        isPassed ? Level.PASS : Level.WARN,
        String.format(Locale.ROOT, "%.1f ms", millis),
        String.format(Locale.ROOT, "under %.0f ms", Gates.LAG_LIMIT_MILLIS),
        isPassed
            ? ""
            : "Client and servers share cores, so part of the response time is the client's own"
                + " waiting.");
  }

  private double share(long part) {
    return outcomes().total() == 0 ? 0 : (double) part / outcomes().total();
  }

  private static String percent(double share, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f %%", 100 * share);
  }
}
