package org.rubisee.bench.topology.external;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierMachine;
import org.rubisee.bench.sampling.ThisMachine;

/**
 * The machines of the tiers. They are told apart by their kernels, since one of them may have
 * several addresses.
 *
 * @param hosts all machines
 * @param agents those that answered
 */
record ServerMachines(Hosts hosts, Map<Place, HostAgent> agents) {

  /** That of a tier; those of several servers count as one machine with all their processors. */
  TierMachine of(Tier tier) {
    if (tier == Tier.DB) {
      return of(Place.first(tier));
    }
    int servers = hosts.servers(tier).size();
    if (servers == 0) {
      return TierMachine.OF_THE_BENCH;
    }
    List<TierMachine> machines =
        IntStream.rangeClosed(1, servers).mapToObj(number -> of(new Place(tier, number))).toList();
    Map<String, Integer> cores = new TreeMap<>();
    machines.forEach(machine -> cores.put(machine.name(), machine.cores()));
    return new TierMachine(
        String.join("+", cores.keySet()),
        machines.stream().map(TierMachine::words).collect(Collectors.joining("; ")),
        cores.containsValue(0) ? 0 : cores.values().stream().mapToInt(count -> count).sum());
  }

  private TierMachine of(Place place) {
    String address = hosts.host(place);
    return Optional.ofNullable(agents.get(place))
        .map(HostAgent::state)
        .map(
            state ->
                new TierMachine(
                    state.bootId().equals(ThisMachine.bootId()) ? "" : state.bootId(),
                    "%s: %s, %d CPUs, %s"
                        .formatted(
                            address,
                            state.machine().cpuModel(),
                            state.machine().cores(),
                            state.java()),
                    state.machine().cores()))
        .orElse(new TierMachine(address, address, 0));
  }
}
