package org.rubisee.bench.results.client;

import java.util.List;
import java.util.Map;
import org.rubisee.emulator.load.WarmUpEnd;

/**
 * What the clients of a trial saw in the measured phase; several emulator processes are merged.
 *
 * @param measuredSeconds length of the measured phase as far as it came
 * @param interactions label of the interaction to what was measured of it
 * @param seconds second by second, over all phases
 * @param transitions the walk through the matrix
 * @param stationaryShares label to the share of requests that the mix gives in the long run; empty
 *     when nobody computed it
 * @param sessions the sessions
 * @param traffic the requests below the interactions
 * @param infeasibleRedraws transitions drawn again because the session lacked their parameters
 * @param legacyInteractionsPerSecond throughput as RUBiS 1.4.3 would have counted it
 * @param health whether the emulator kept up
 * @param warmUpEnd why the warm-up ended when it did
 */
public record ClientResult(
    double measuredSeconds,
    Map<String, InteractionResult> interactions,
    List<ClientSecond> seconds,
    List<TransitionRow> transitions,
    Map<String, Double> stationaryShares,
    Sessions sessions,
    Traffic traffic,
    long infeasibleRedraws,
    double legacyInteractionsPerSecond,
    ClientHealth health,
    WarmUpEnd warmUpEnd) {

  /** Copies the collections. */
  public ClientResult {
    interactions = Ordered.copyOf(interactions);
    seconds = List.copyOf(seconds);
    transitions = List.copyOf(transitions);
    stationaryShares = Ordered.copyOf(stationaryShares);
    warmUpEnd = warmUpEnd == null ? WarmUpEnd.FIXED : warmUpEnd;
  }

  /** The result of clients that never measured anything. */
  public static ClientResult nothing() {
    return new ClientResult(
        0,
        Map.of(),
        List.of(),
        List.of(),
        Map.of(),
        new Sessions(0, 0, 0),
        new Traffic(0, 0, 0, 0, 0),
        0,
        0,
        new ClientHealth(0, 1, LatencyHistogram.empty()),
        WarmUpEnd.FIXED);
  }

  /** Interactions that got a page. */
  public long answered() {
    return outcomes().answered();
  }

  /** How all requests ended. */
  public Outcomes outcomes() {
    return interactions.values().stream()
        .map(InteractionResult::outcomes)
        .reduce(Outcomes.none(), Outcomes::plus);
  }

  /** How the requests of one interaction ended. */
  public Outcomes outcomes(String interaction) {
    InteractionResult result = interactions.get(interaction);
    return result == null ? Outcomes.none() : result.outcomes();
  }

  /** Response times of all interactions together. */
  public LatencyHistogram response() {
    return LatencyHistogram.merged(
        interactions.values().stream().map(InteractionResult::response).toList());
  }

  /** Times up to the last image of all interactions together: what comes before thinking. */
  public LatencyHistogram withImages() {
    return LatencyHistogram.merged(
        interactions.values().stream().map(InteractionResult::withImages).toList());
  }
}
