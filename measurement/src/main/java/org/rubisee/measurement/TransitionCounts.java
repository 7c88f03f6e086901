package org.rubisee.measurement;

import java.util.List;
import java.util.Map;

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

  /** How many steps were taken. */
  public long total() {
    return taken.values().stream().mapToLong(Long::longValue).sum();
  }
}
