package org.rubisee.bench.topology.external;

import java.io.IOException;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.ClockOffset;
import org.rubisee.bench.results.LoadMachine;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.agent.AgentClient;
import org.rubisee.bench.topology.agent.ClockProbe;
import org.rubisee.bench.topology.agent.HostState;
import org.rubisee.bench.topology.agent.Secret;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.settings.Text;

/**
 * The agent of a load machine, which has answered and may start emulators.
 *
 * @param host the machine's entry of the hosts file
 * @param client asks it
 * @param state what it said of itself
 */
record LoadAgent(LoadHost host, AgentClient client, HostState state) {

  /** So many questions find a moment at which neither network nor agent was busy. */
  private static final int EXCHANGES = 16;

  /**
   * What a clock may be uncertain by, milliseconds: of each second so much is counted with a
   * neighbour, and so much later or earlier the machine begins.
   */
  static final double MOST_UNCERTAIN_MILLIS = 20;

  /**
   * Asks an agent for its state.
   *
   * @throws CommandFailedException if it does not answer, or may not start emulators
   */
  static LoadAgent of(LoadHost host, Secret secret) {
    AgentClient client = new AgentClient(host.agent(), secret);
    try {
      HostState state = HostAgent.of(Place.first(Tier.CLIENT), client).state();
      if (!state.startsEmulators()) {
        throw new CommandFailedException(
            client + " may not start emulators: start it there with --start-emulators");
      }
      return new LoadAgent(host, client, state);
    } catch (RuntimeException e) {
      client.close();
      throw e;
    }
  }

  /**
   * Measures its clock.
   *
   * @throws CommandFailedException if it does not answer, or its clock is not known well enough;
   *     the message names the machine and says what to do
   */
  ClockOffset clock(ClockProbe probe) {
    try {
      return certain(host.address(), probe.measure(client::clock, EXCHANGES));
    } catch (IOException e) {
      throw new CommandFailedException(
          Text.of("Load machine %s (%s): %s", host.address(), client, e.getMessage()), e);
    }
  }

  static ClockOffset certain(String machine, ClockOffset clock) {
    if (clock.uncertaintyMillis() > MOST_UNCERTAIN_MILLIS) {
      throw new CommandFailedException(
          Text.of(
              "The clock of load machine %s is known as %s, and at most ± %.0f ms is allowed: its"
                  + " emulators would not begin with the others. Use a network with a round trip"
                  + " under %.0f ms, and stop what else the machine does",
              machine, clock.inWords(), MOST_UNCERTAIN_MILLIS, 2 * MOST_UNCERTAIN_MILLIS));
    }
    return clock;
  }

  /** The same for results. */
  LoadMachine toResult(ClockOffset clock) {
    return new LoadMachine(host.address(), host.processes(), state.machine(), state.java(), clock);
  }
}
