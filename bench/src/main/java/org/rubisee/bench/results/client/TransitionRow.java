package org.rubisee.bench.results.client;

import java.util.Map;

/**
 * How often clients went from one state to others while the same transitions were feasible.
 *
 * @param from the state they were in
 * @param expected feasible next state to its probability; the probabilities sum to 1
 * @param observed next state to how often it was drawn
 */
public record TransitionRow(String from, Map<String, Double> expected, Map<String, Long> observed) {

  /** Copies the maps. */
  public TransitionRow {
    expected = Ordered.copyOf(expected);
    observed = Ordered.copyOf(observed);
  }
}
