package org.rubisee.bench.topology.external;

import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.agent.AgentClient;
import org.rubisee.bench.topology.agent.HostState;

/**
 * An agent that has answered.
 *
 * @param tier the tier that it watches
 * @param client asks it
 * @param state what it said of itself
 * @param skewMillis how far its clock is before that of the bench, milliseconds
 */
record HostAgent(Tier tier, AgentClient client, HostState state, long skewMillis) {

  /**
   * Asks an agent for its state.
   *
   * @throws CommandFailedException if it does not watch the tier
   * @throws org.rubisee.bench.topology.agent.AgentFailedException if it does not answer
   */
  static HostAgent of(Tier tier, AgentClient client) {
    long before = System.currentTimeMillis();
    HostState state = client.state();
    long middle = (before + System.currentTimeMillis()) / 2;
    if (!state.tiers().contains(tier.label())) {
      throw new CommandFailedException(
          "%s watches %s, not %s: start it there with '--tier %s'"
              .formatted(client, state.tiers(), tier.label(), tier.label()));
    }
    return new HostAgent(tier, client, state, state.millis() - middle);
  }

  /** Whether it may start the server of its tier. */
  boolean startsServers() {
    return state.startsServers() && tier != Tier.DB;
  }
}
