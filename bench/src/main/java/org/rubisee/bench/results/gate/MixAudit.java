package org.rubisee.bench.results.gate;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.bench.stats.ChiSquare;
import org.rubisee.measurement.TransitionCounts;
import org.rubisee.settings.Text;

/**
 * Whether clients walked as their transition matrix says: chi-square row by row, and the distance
 * of their requests from the long-run shares. Steps alone do not tell: each may follow its row
 * while missing links keep customers away from what the mix asks for.
 */
public final class MixAudit {
  /** A walk less likely than this does not follow its matrix. */
  public static final double LEVEL = 1e-6;

  private MixAudit() {}

  /** Judges steps and requests of a trial, or of all rounds of a site in a cell. */
  public static GateVerdict verdict(List<TransitionCounts> steps, MixCounts counts) {
    ChiSquare test = of(steps);
    String walk =
        Text.of("χ² %.1f at %d degrees, p = %.3g", test.statistic(), test.degrees(), test.pValue());
    String level = Text.of("p at least %.0e", LEVEL);
    boolean isKnown = !counts.longRun().isEmpty();
    if (test.pValue() < LEVEL || !isKnown) {
      boolean isPassed = test.pValue() >= LEVEL;
      return new GateVerdict(
          Gate.MIX,
          isPassed ? Level.PASS : Level.FAIL,
          walk,
          level,
          isPassed
              ? ""
              : "Clients did not walk as the mix says: a page may lack the links that they look"
                  + " for.");
    }
    MixDistance distance = MixDistance.of(counts);
    return new GateVerdict(
        Gate.MIX,
        distance.level(),
        walk + "; " + distance.measured(),
        level + "; " + distance.limit(),
        distance.level() == Level.PASS ? "" : distance.advice());
  }

  /** The test over all rows of a trial; each row's probabilities are those of feasible states. */
  public static ChiSquare of(List<TransitionCounts> rows) {
    return rows.stream().map(MixAudit::ofRow).reduce(ChiSquare.NOTHING, ChiSquare::plus);
  }

  private static ChiSquare ofRow(TransitionCounts row) {
    Set<String> states = new LinkedHashSet<>(row.probabilities().keySet());
    states.addAll(row.taken().keySet());
    return ChiSquare.ofRow(
        states.stream()
            .map(
                state ->
                    new ChiSquare.Cell(
                        row.probabilities().getOrDefault(state, 0.0),
                        row.taken().getOrDefault(state, 0L)))
            .toList());
  }
}
