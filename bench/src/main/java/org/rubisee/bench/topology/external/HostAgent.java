package org.rubisee.bench.topology.external;

import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.agent.AgentClient;
import org.rubisee.bench.topology.agent.HostState;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.bench.topology.tier.TierControl;
import org.rubisee.settings.Text;

/**
 * An agent that has answered.
 *
 * @param place which server of which tier it watches
 * @param client asks it
 * @param state what it said of itself
 * @param skewMillis how far its clock is before that of the bench, milliseconds
 */
record HostAgent(Place place, AgentClient client, HostState state, long skewMillis) {

  /**
   * Asks an agent for its state.
   *
   * @throws CommandFailedException if it does not answer, or does not watch that server
   */
  static HostAgent of(Place place, AgentClient client) {
    long before = System.currentTimeMillis();
    HostState state = client.state();
    long middle = (before + System.currentTimeMillis()) / 2;
    if (!state.tiers().contains(place.label())) {
      throw new CommandFailedException(
          Text.of(
              "%s watches %s, not %s: start it there with '--tier %s'",
              client, state.tiers(), place.label(), place.label()));
    }
    return new HostAgent(place, client, state, state.millis() - middle);
  }

  Tier tier() {
    return place.tier();
  }

  /** Tells its machine apart: the kernel's own name, or, if that is unknown, that of the server. */
  String machine() {
    return state.bootId().isEmpty() ? place.label() : state.bootId();
  }

  /** Whether it may start its server. */
  boolean startsServers() {
    return state.startsServers() && tier() != Tier.DB;
  }

  /** The server that it watches. */
  TierControl server() {
    return client.server(place.label());
  }
}
