package org.rubisee.bench.topology.external;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierMachine;
import org.rubisee.bench.sampling.ThisMachine;
import org.rubisee.bench.topology.agent.HostState;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.settings.Text;

/**
 * The machines of the tiers. They are told apart by their kernels, since one of them may have
 * several addresses.
 *
 * @param agents those of the servers
 * @param load those of the machines that send the load; empty: that of the bench does
 */
record TierMachines(HostAgents agents, List<LoadAgent> load) {

  TierMachines {
    load = List.copyOf(load);
  }

  /** That of a tier; several machines count as one with all their processors. */
  TierMachine of(Tier tier) {
    if (tier == Tier.CLIENT) {
      return load.isEmpty() ? TierMachine.OF_THE_BENCH : ofLoad();
    }
    List<TierMachine> servers = servers(tier);
    return servers.isEmpty() ? TierMachine.OF_THE_BENCH : together(servers);
  }

  /**
   * The load machines as one. If a server shares one of them, they have the name of its tier's
   * machines, so that the report says that clients and servers share processors.
   */
  private TierMachine ofLoad() {
    List<TierMachine> machines =
        load.stream().map(agent -> machine(agent.host().address(), agent.state())).toList();
    TierMachine all = together(machines);
    Predicate<TierMachine> isShared =
        server ->
            machines.stream().anyMatch(machine -> machine.name().equals(server.name()))
                || load.stream().anyMatch(agent -> agent.host().address().equals(server.name()));
    return Hosts.tiers().stream()
        .filter(tier -> servers(tier).stream().anyMatch(isShared))
        .map(tier -> new TierMachine(of(tier).name(), all.words(), all.cores()))
        .findFirst()
        .orElse(all);
  }

  private static TierMachine together(List<TierMachine> machines) {
    Map<String, Integer> cores = new TreeMap<>();
    machines.forEach(machine -> cores.put(machine.name(), machine.cores()));
    return new TierMachine(
        String.join("+", cores.keySet()),
        machines.stream().map(TierMachine::words).collect(Collectors.joining("; ")),
        cores.containsValue(0) ? 0 : cores.values().stream().mapToInt(count -> count).sum());
  }

  private List<TierMachine> servers(Tier tier) {
    int count = tier == Tier.DB ? 1 : agents.hosts().servers(tier).size();
    return IntStream.rangeClosed(1, count).mapToObj(number -> of(new Place(tier, number))).toList();
  }

  private TierMachine of(Place place) {
    String address = agents.hosts().host(place);
    return agents
        .at(place)
        .map(agent -> machine(address, agent.state()))
        .orElse(new TierMachine(address, address, 0));
  }

  /** The machine of the bench has no name. */
  private static TierMachine machine(String address, HostState state) {
    List<String> removed = state.machine().influentialRemoved();
    return new TierMachine(
        state.bootId().equals(ThisMachine.bootId()) ? "" : state.bootId(),
        Text.of(
            "%s: %s, %d CPUs, %s%s",
            address,
            state.machine().cpuModel(),
            state.machine().cores(),
            state.java(),
            removed.isEmpty() ? "" : ", without " + String.join(", ", removed)),
        state.machine().cores());
  }
}
