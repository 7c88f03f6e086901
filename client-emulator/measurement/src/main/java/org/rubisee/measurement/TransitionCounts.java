package org.rubisee.measurement;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The steps that customers took from one interaction while the same transitions were feasible: one
 * row of the chi-square audit of the mix.
 *
 * <p>Steps are named by the label of the interaction they lead to, or {@link #BACK}, or {@link
 * #END_OF_SESSION}. A transition is feasible if the customer has seen all that the next request
 * needs.
 *
 * @param from label of the interaction
 * @param probabilities of each feasible step, given that the step is feasible; they sum to 1
 * @param taken how often each was taken; steps never taken may be missing
 */
public record TransitionCounts(
    String from, Map<String, Double> probabilities, Map<String, Long> taken) {

  /** Returning to the page before. */
  public static final String BACK = "Back";

  /** Ending the session; only matrices of RUBiS 1.4.3 have this step. */
  public static final String END_OF_SESSION = "EndOfSession";

  /** The feasible steps. */
  public List<String> feasible() {
    return List.copyOf(probabilities.keySet());
  }

  /** One row for each interaction and set of feasible steps, with the counts of all. */
  public static List<TransitionCounts> merged(List<TransitionCounts> rows) {
    record Row(String from, Set<String> feasible) {}
    Map<Row, TransitionCounts> merged = new LinkedHashMap<>();
    for (TransitionCounts row : rows) {
      merged.merge(new Row(row.from(), row.probabilities().keySet()), row, TransitionCounts::plus);
    }
    return List.copyOf(merged.values());
  }

  private TransitionCounts plus(TransitionCounts other) {
    Map<String, Long> sum = new TreeMap<>(taken);
    other.taken.forEach((step, count) -> sum.merge(step, count, Long::sum));
    return new TransitionCounts(from, probabilities, sum);
  }

  /** How many steps were taken. */
  public long total() {
    return taken.values().stream().mapToLong(Long::longValue).sum();
  }
}
