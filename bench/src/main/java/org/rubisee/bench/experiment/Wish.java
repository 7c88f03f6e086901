package org.rubisee.bench.experiment;

import java.util.List;
import java.util.Optional;
import org.rubisee.bench.experiment.definition.ClientCounts;

/**
 * What somebody wants of an experiment.
 *
 * @param figures some of its figures, or of its faults, by name; empty: all
 * @param configurations some of its sites; empty: all
 * @param quick whether in its quick form
 * @param trials of each point, or rounds of faults, where that is not left to the experiment
 * @param clients client counts, where they are not left to the experiment
 * @param phases how long the phases of a trial last, where they are not left to the experiment
 * @param seed decides order, moments and what clients draw
 */
public record Wish(
    List<String> figures,
    List<String> configurations,
    boolean quick,
    Optional<Integer> trials,
    Optional<ClientCounts> clients,
    Optional<String> phases,
    long seed) {

  /** All of it, as its file says. */
  public static Wish all(boolean quick, long seed) {
    return new Wish(
        List.of(), List.of(), quick, Optional.empty(), Optional.empty(), Optional.empty(), seed);
  }
}
