package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.ThisMachine;
import org.rubisee.bench.topology.agent.AgentHost;
import org.rubisee.bench.topology.agent.EmulatorHost;
import org.rubisee.bench.topology.agent.HostState;
import org.rubisee.bench.topology.tier.HostReading;
import org.rubisee.bench.topology.tier.TierControl;
import org.rubisee.bench.topology.tier.WatchedTier;
import org.rubisee.servers.Jdk;

/** This machine, as its agent shows it to the bench. */
public final class WatchedHost implements AgentHost, AutoCloseable {

  private final Map<String, WatchedTier> tiers = new TreeMap<>();
  private final Optional<HostServers> servers;
  private final Optional<HostEmulators> emulators;

  /**
   * A machine.
   *
   * @param servers starts its servers; empty: nobody may
   * @param emulators starts its emulators; empty: nobody may
   */
  public WatchedHost(
      List<WatchedTier> tiers,
      Optional<HostServers> servers,
      Optional<HostEmulators> emulators,
      Terminal terminal) {
    tiers.forEach(
        tier ->
            this.tiers.put(
                tier.place().label(),
                servers.map(here -> tier.startedBy(here::start, terminal)).orElse(tier)));
    this.servers = servers;
    this.emulators = emulators;
  }

  @Override
  public HostState state() {
    Set<String> watched = new TreeSet<>(tiers.keySet());
    emulators.ifPresent(here -> watched.add(Tier.CLIENT.label()));
    return new HostState(
        List.copyOf(watched),
        servers.isPresent(),
        emulators.isPresent(),
        System.currentTimeMillis(),
        ThisMachine.description(),
        ThisMachine.bootId(),
        Jdk.current().runtime());
  }

  @Override
  public HostReading read(String tier) throws IOException {
    if (emulators.isPresent() && tier.equals(Tier.CLIENT.label())) {
      return emulators.get().read();
    }
    return watched(tier).read();
  }

  @Override
  public TierControl server(String tier) {
    return watched(tier);
  }

  @Override
  public EmulatorHost emulators() {
    return emulators.orElseThrow(
        () ->
            new CommandFailedException(
                "this agent starts no emulators: start it with --tier client --start-emulators"));
  }

  /** Stops what was started here. */
  @Override
  public void close() {
    emulators.ifPresent(HostEmulators::close);
    tiers.values().forEach(WatchedTier::stop);
  }

  private WatchedTier watched(String tier) {
    WatchedTier known = tiers.get(tier);
    if (known == null) {
      throw new IllegalArgumentException(
          "this agent does not watch tier '" + tier + "', only " + tiers.keySet());
    }
    return known;
  }
}
