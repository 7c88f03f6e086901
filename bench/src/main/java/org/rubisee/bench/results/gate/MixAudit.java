package org.rubisee.bench.results.gate;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rubisee.bench.results.client.TransitionRow;
import org.rubisee.bench.stats.ChiSquare;

/** Whether clients walked as their transition matrix says: chi-square row by row. */
public final class MixAudit {
  private MixAudit() {}

  /** The test over all rows of a trial; each row's probabilities are those of feasible states. */
  public static ChiSquare of(List<TransitionRow> rows) {
    return rows.stream().map(MixAudit::ofRow).reduce(ChiSquare.NOTHING, ChiSquare::plus);
  }

  private static ChiSquare ofRow(TransitionRow row) {
    Set<String> states = new LinkedHashSet<>(row.expected().keySet());
    states.addAll(row.observed().keySet());
    return ChiSquare.ofRow(
        states.stream()
            .map(
                state ->
                    new ChiSquare.Cell(
                        row.expected().getOrDefault(state, 0.0),
                        row.observed().getOrDefault(state, 0L)))
            .toList());
  }
}
