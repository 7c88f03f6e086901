package org.rubisee.emulator.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The counts of two processes that ran side by side, added. */
final class MergedCounts {

  private MergedCounts() {}

  static PhaseCounts of(PhaseCounts one, PhaseCounts other) {
    Map<String, Map<String, Long>> outcomes = new TreeMap<>();
    addOutcomes(outcomes, one.outcomes());
    addOutcomes(outcomes, other.outcomes());
    return new PhaseCounts(
        one.phase(),
        Math.max(one.seconds(), other.seconds()),
        outcomes,
        one.sessions().plus(other.sessions()),
        one.http().plus(other.http()),
        one.cpuSeconds() + other.cpuSeconds(),
        sum(one.infeasible(), other.infeasible()),
        transitions(one.transitions(), other.transitions()));
  }

  private static void addOutcomes(
      Map<String, Map<String, Long>> sums, Map<String, Map<String, Long>> addends) {
    addends.forEach((interaction, counts) -> sums.merge(interaction, counts, MergedCounts::sum));
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
