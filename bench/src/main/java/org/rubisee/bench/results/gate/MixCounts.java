package org.rubisee.bench.results.gate;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rubisee.application.Interaction;
import org.rubisee.measurement.PhaseResult;

/**
 * What the clients of one site in one cell requested, over one trial or over all rounds together.
 *
 * @param requests how often each interaction was requested, however it ended
 * @param longRun the share that the mix gives each interaction in the long run; empty if unknown
 * @param redrawn steps that were drawn again because the page lacked the link that they need
 */
public record MixCounts(
    Map<Interaction, Long> requests, Map<Interaction, Double> longRun, long redrawn) {

  public MixCounts {
    requests = Map.copyOf(requests);
    longRun = Map.copyOf(longRun);
  }

  /** Those of a phase. */
  public static MixCounts of(PhaseResult phase, Map<Interaction, Double> longRun) {
    Map<Interaction, Long> requests = new TreeMap<>();
    phase
        .interactions()
        .forEach((interaction, result) -> requests.put(interaction, result.outcomes().total()));
    return new MixCounts(requests, longRun, phase.redrawnSteps());
  }

  /** Those of both, of the same mix. */
  public MixCounts plus(MixCounts other) {
    Map<Interaction, Long> sum = new TreeMap<>();
    sum.putAll(requests);
    other.requests.forEach((interaction, count) -> sum.merge(interaction, count, Long::sum));
    return new MixCounts(sum, longRun, redrawn + other.redrawn);
  }

  /** All requests. */
  public long total() {
    return requests.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The share of an interaction, from 0 to 1. */
  double share(Interaction interaction) {
    return requests.getOrDefault(interaction, 0L) / Math.max(1.0, total());
  }

  /** The share of all writes. */
  double writeShare() {
    return writes().mapToDouble(this::share).sum();
  }

  /** The share of all writes in the long run. */
  double longRunWriteShare() {
    return writes().mapToDouble(write -> longRun.getOrDefault(write, 0.0)).sum();
  }

  private Stream<Interaction> writes() {
    return interactions().filter(Interaction::isWrite);
  }

  /** Those that were requested, and those of the long run, in the order of the tables. */
  Stream<Interaction> interactions() {
    return Stream.concat(requests.keySet().stream(), longRun.keySet().stream()).distinct().sorted();
  }
}
