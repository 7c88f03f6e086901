package org.rubisee.emulator.record;

import java.util.EnumMap;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.rubisee.model.Interaction;

/**
 * What was measured in a phase.
 *
 * @param counts what was counted
 * @param timings times per interaction; interactions that did not happen may be missing
 * @param lag how late requests were sent after the moment they were meant to be, microseconds
 */
public record PhaseResult(PhaseCounts counts, Map<Interaction, Timings> timings, Histogram lag) {

  /** How often an interaction ended like this. */
  public long count(Interaction interaction, Outcome outcome) {
    return counts
        .outcomes()
        .getOrDefault(interaction.label(), Map.of())
        .getOrDefault(outcome.label(), 0L);
  }

  /** How often this interaction was made, however it ended. */
  public long count(Interaction interaction) {
    return counts.outcomes().getOrDefault(interaction.label(), Map.of()).values().stream()
        .mapToLong(Long::longValue)
        .sum();
  }

  /** How many interactions ended like this. */
  public long count(Outcome outcome) {
    return counts.outcomes().values().stream()
        .mapToLong(outcomes -> outcomes.getOrDefault(outcome.label(), 0L))
        .sum();
  }

  /** How many interactions there were, however they ended. */
  public long interactions() {
    return counts.outcomes().values().stream()
        .flatMap(outcomes -> outcomes.values().stream())
        .mapToLong(Long::longValue)
        .sum();
  }

  /** How many interactions were answered with the page or with a rejection. */
  public long answered() {
    return count(Outcome.OK) + count(Outcome.REJECTED);
  }

  /** How many interactions failed; refusals are not among them. */
  public long failures() {
    long failures = 0;
    for (Outcome outcome : Outcome.values()) {
      failures += outcome.isFailure() ? count(outcome) : 0;
    }
    return failures;
  }

  /** Answered interactions per second: X of the laws. */
  public double throughput() {
    return counts.seconds() > 0 ? answered() / counts.seconds() : 0;
  }

  /** Write requests that ended like this: OK are committed, REJECTED broke a rule. */
  public long writes(Outcome outcome) {
    long writes = 0;
    for (Interaction interaction : Interaction.values()) {
      writes += interaction.isWrite() ? count(interaction, outcome) : 0;
    }
    return writes;
  }

  /** Share of all interactions that were write requests, however they ended; 0 without any. */
  public double writeShare() {
    long writes = 0;
    for (Outcome outcome : Outcome.values()) {
      writes += writes(outcome);
    }
    return interactions() == 0 ? 0 : (double) writes / interactions();
  }

  /** Times of all interactions together. */
  public Timings allTimings() {
    Timings all = Timings.empty();
    timings.values().forEach(all::add);
    return all;
  }

  /** The same phase as measured by two processes: counts added, histograms merged. */
  public PhaseResult merge(PhaseResult other) {
    Map<Interaction, Timings> merged = new EnumMap<>(Interaction.class);
    timings.forEach((interaction, times) -> merged.put(interaction, times.copy()));
    other.timings.forEach(
        (interaction, times) ->
            merged.computeIfAbsent(interaction, none -> Timings.empty()).add(times));
    Histogram lags = lag.copy();
    lags.add(other.lag);
    return new PhaseResult(MergedCounts.of(counts, other.counts), merged, lags);
  }
}
