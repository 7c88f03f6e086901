package org.rubisee.bench.topology.external;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.agent.AgentClient;
import org.rubisee.bench.topology.agent.Secret;
import org.rubisee.bench.topology.tier.Place;

/**
 * The agents of the servers of a hosts file, which have answered.
 *
 * @param hosts all machines
 * @param byPlace the agents of the servers that have one
 */
record HostAgents(Hosts hosts, Map<Place, HostAgent> byPlace) implements AutoCloseable {

  HostAgents {
    byPlace = Collections.unmodifiableMap(new TreeMap<>(byPlace));
  }

  /**
   * Asks all agents of servers once.
   *
   * @throws CommandFailedException if one does not answer, or does not watch its server
   */
  static HostAgents open(Hosts hosts) {
    Map<Place, HostAgent> agents = new TreeMap<>();
    hosts
        .agents()
        .forEach(
            (place, address) ->
                agents.put(
                    place,
                    HostAgent.of(
                        place, new AgentClient(address, Secret.of(hosts.secrets().agents())))));
    return new HostAgents(hosts, agents);
  }

  /** All of them. */
  Collection<HostAgent> all() {
    return byPlace.values();
  }

  /** The agent of a server; empty where there is none. */
  Optional<HostAgent> at(Place place) {
    return Optional.ofNullable(byPlace.get(place));
  }

  /** The servers that no agent watches. */
  List<Place> unwatched() {
    return hosts.places().stream().filter(place -> at(place).isEmpty()).toList();
  }

  /** The servers of web and application tier that the bench may not start. */
  List<Place> notRestarted() {
    return hosts.places().stream()
        .filter(place -> place.tier() != Tier.DB)
        .filter(place -> at(place).filter(HostAgent::startsServers).isEmpty())
        .toList();
  }

  /** Ends the connections to the agents. */
  @Override
  public void close() {
    all().forEach(agent -> agent.client().close());
  }
}
