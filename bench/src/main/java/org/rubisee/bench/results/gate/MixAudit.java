package org.rubisee.bench.results.gate;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rubisee.bench.stats.ChiSquare;
import org.rubisee.measurement.TransitionCounts;

/** Whether clients walked as their transition matrix says: chi-square row by row. */
public final class MixAudit {
  private MixAudit() {}

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
