package org.rubisee.measurement;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.application.Interaction;

/**
 * What was measured in a phase.
 *
 * @param phase which one
 * @param seconds how long it lasted so far
 * @param interactions what was measured of each interaction that happened
 * @param sessions the sessions
 * @param traffic the requests below the interactions
 * @param cpuSeconds of the emulator processes, user and system
 * @param infeasible label of the interaction, how often a step to it was drawn but redrawn because
 *     the session had not seen what it needs
 * @param transitions the steps taken, for the audit of the mix
 * @param lag how late requests were sent after the moment they were meant to be
 * @param arrivals what arrived at a rate
 */
public record PhaseResult(
    Phase phase,
    double seconds,
    Map<Interaction, InteractionResult> interactions,
    Sessions sessions,
    Traffic traffic,
    double cpuSeconds,
    Map<String, Long> infeasible,
    List<TransitionCounts> transitions,
    LatencyHistogram lag,
    ArrivalCounts arrivals) {

  /** Copies the interactions. */
  public PhaseResult {
    Map<Interaction, InteractionResult> copy = new TreeMap<>();
    copy.putAll(interactions);
    interactions = Collections.unmodifiableMap(copy);
    lag = LatencyHistogram.orEmpty(lag);
  }

  /** What was measured in a phase of a closed loop. */
  public PhaseResult(
      Phase phase,
      double seconds,
      Map<Interaction, InteractionResult> interactions,
      Sessions sessions,
      Traffic traffic,
      double cpuSeconds,
      Map<String, Long> infeasible,
      List<TransitionCounts> transitions,
      LatencyHistogram lag) {
    this(
        phase,
        seconds,
        interactions,
        sessions,
        traffic,
        cpuSeconds,
        infeasible,
        transitions,
        lag,
        ArrivalCounts.none());
  }

  /** A phase in which nothing happened. */
  public static PhaseResult nothing(Phase phase) {
    return new PhaseResult(
        phase,
        0,
        Map.of(),
        Sessions.none(),
        Traffic.none(),
        0,
        Map.of(),
        List.of(),
        LatencyHistogram.empty());
  }

  /** The same counts with these interactions and this lag. */
  public PhaseResult with(
      Map<Interaction, InteractionResult> newInteractions, LatencyHistogram newLag) {
    return new PhaseResult(
        phase,
        seconds,
        newInteractions,
        sessions,
        traffic,
        cpuSeconds,
        infeasible,
        transitions,
        newLag,
        arrivals);
  }

  /** The same with these arrivals. */
  public PhaseResult with(ArrivalCounts newArrivals) {
    return new PhaseResult(
        phase,
        seconds,
        interactions,
        sessions,
        traffic,
        cpuSeconds,
        infeasible,
        transitions,
        lag,
        newArrivals);
  }

  /** The same counts without any histogram. */
  PhaseResult withoutTimes() {
    Map<Interaction, InteractionResult> counts = new TreeMap<>();
    interactions.forEach(
        (interaction, result) -> counts.put(interaction, InteractionResult.of(result.outcomes())));
    return with(counts, LatencyHistogram.empty());
  }

  /** How all requests ended. */
  public Outcomes outcomes() {
    return outcomes(interactions.keySet());
  }

  /** How the requests of one interaction ended. */
  public Outcomes outcomes(Interaction interaction) {
    return outcomes(Set.of(interaction));
  }

  /** How the write requests ended: OK are committed, REJECTED broke a rule. */
  public Outcomes writes() {
    return outcomes(
        interactions.keySet().stream().filter(Interaction::isWrite).collect(Collectors.toSet()));
  }

  private Outcomes outcomes(Set<Interaction> some) {
    return some.stream()
        .filter(interactions::containsKey)
        .map(interaction -> interactions.get(interaction).outcomes())
        .reduce(Outcomes.none(), Outcomes::plus);
  }

  /** Share of all requests that were write requests, however they ended; 0 without any. */
  public double writeShare() {
    long total = outcomes().total();
    return total == 0 ? 0 : (double) writes().total() / total;
  }

  /** Interactions that got a page: ok or rejected. */
  public long answered() {
    return outcomes().answered();
  }

  /** Answered interactions per second: X of the laws. */
  public double throughput() {
    return seconds > 0 ? answered() / seconds : 0;
  }

  /** Throughput as RUBiS 1.4.3 would have counted it. */
  public double legacyThroughput() {
    return seconds > 0 ? traffic.legacyCount() / seconds : 0;
  }

  /** Steps that were drawn again because the session had not seen what they need. */
  public long redrawnSteps() {
    return infeasible.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Response times of all interactions together; without an answer they are infinite. */
  public LatencyHistogram response() {
    return LatencyHistogram.merged(
        interactions.values().stream().map(InteractionResult::responseOfAll).toList());
  }

  /** Times up to the last image of all interactions together: what comes before thinking. */
  public LatencyHistogram withImages() {
    return LatencyHistogram.merged(
        interactions.values().stream().map(InteractionResult::withImages).toList());
  }
}
