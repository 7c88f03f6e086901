package org.rubisee.measurement;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.model.Interaction;

/** The same phase as measured by processes that ran side by side: counts and histograms added. */
final class MergedPhase {

  private MergedPhase() {}

  static PhaseResult of(PhaseResult one, PhaseResult other) {
    Map<Interaction, InteractionResult> interactions = new EnumMap<>(Interaction.class);
    interactions.putAll(one.interactions());
    other
        .interactions()
        .forEach(
            (interaction, result) ->
                interactions.merge(interaction, result, InteractionResult::plus));
    return new PhaseResult(
        one.phase(),
        Math.max(one.seconds(), other.seconds()),
        interactions,
        one.sessions().plus(other.sessions()),
        one.traffic().plus(other.traffic()),
        one.cpuSeconds() + other.cpuSeconds(),
        sum(one.infeasible(), other.infeasible()),
        transitions(one.transitions(), other.transitions()),
        one.lag().plus(other.lag()));
  }

  private static Map<String, Long> sum(Map<String, Long> one, Map<String, Long> other) {
    Map<String, Long> sums = new TreeMap<>(one);
    other.forEach((key, count) -> sums.merge(key, count, Long::sum));
    return sums;
  }

  private static List<TransitionCounts> transitions(
      List<TransitionCounts> one, List<TransitionCounts> other) {
    record Row(String from, List<String> feasible) {}
    Map<Row, TransitionCounts> rows = new LinkedHashMap<>();
    List<TransitionCounts> all = new ArrayList<>(one);
    all.addAll(other);
    for (TransitionCounts row : all) {
      rows.merge(
          new Row(row.from(), row.feasible()),
          row,
          (a, b) -> new TransitionCounts(a.from(), a.probabilities(), sum(a.taken(), b.taken())));
    }
    return List.copyOf(rows.values());
  }
}
