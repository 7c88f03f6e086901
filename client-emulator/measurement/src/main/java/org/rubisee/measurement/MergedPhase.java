package org.rubisee.measurement;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rubisee.application.Interaction;

/** The same phase as measured by processes that ran side by side: counts and histograms added. */
final class MergedPhase {

  private MergedPhase() {}

  static PhaseResult of(PhaseResult one, PhaseResult other) {
    Map<Interaction, InteractionResult> interactions = new TreeMap<>();
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
        TransitionCounts.merged(
            Stream.concat(one.transitions().stream(), other.transitions().stream()).toList()),
        one.lag().plus(other.lag()),
        one.arrivals().plus(other.arrivals()));
  }

  private static Map<String, Long> sum(Map<String, Long> one, Map<String, Long> other) {
    Map<String, Long> sums = new TreeMap<>(one);
    other.forEach((key, count) -> sums.merge(key, count, Long::sum));
    return sums;
  }
}
