package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.rubisee.bench.topology.agent.HostReading;
import org.rubisee.bench.topology.agent.HostState;
import org.rubisee.bench.topology.agent.StartOrder;
import org.rubisee.servers.Jdk;
import org.rubisee.servers.wildfly.WildFly;

/** This machine, as its agent shows it to the bench. */
public final class WatchedHost implements AgentHost, AutoCloseable {

  private static final int MOST_LOG_BYTES = 4 << 20;

  private final Map<String, WatchedTier> tiers = new TreeMap<>();
  private final Optional<HostServers> servers;
  private final Optional<HostEmulators> emulators;
  private final Terminal terminal;

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
    tiers.forEach(tier -> this.tiers.put(tier.place().label(), tier));
    this.servers = servers;
    this.emulators = emulators;
    this.terminal = terminal;
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
  public void start(StartOrder order) {
    WatchedTier tier = watched(order.tier());
    HostServers allowed =
        servers.orElseThrow(
            () ->
                new CommandFailedException(
                    "this agent starts no servers: start it with --start-servers, or start the"
                        + " server by hand with 'rubis tier'"));
    tier.stop();
    terminal.say("Starting the " + order.tier() + " server of " + order.implementation());
    tier.is(allowed.start(order));
  }

  @Override
  public void stop(String tier) {
    if (watched(tier).server().isPresent()) {
      watched(tier).stop();
      terminal.say("Stopped the " + tier + " server");
    }
  }

  @Override
  public byte[] log(String tier, String name, long from) throws IOException {
    Optional<WildFly> server = watched(tier).server();
    if (server.isEmpty()) {
      return new byte[0];
    }
    Optional<Path> file =
        switch (name) {
          case "server" -> Optional.of(server.get().log());
          case "gc" -> Optional.of(server.get().gcLog());
          case "calls" -> server.get().callLog();
          default -> throw new IllegalArgumentException("there is no log '" + name + "'");
        };
    return file.isPresent() && Files.exists(file.get())
        ? read(file.get(), from, MOST_LOG_BYTES)
        : new byte[0];
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

  /**
   * A part of a file.
   *
   * @param from the first byte, from 0
   * @param most how many bytes at most
   */
  static byte[] read(Path file, long from, int most) throws IOException {
    try (RandomAccessFile log = new RandomAccessFile(file.toFile(), "r")) {
      long length = Math.max(0, Math.min(most, log.length() - from));
      byte[] text = new byte[Math.toIntExact(length)];
      log.seek(Math.max(0, from));
      log.readFully(text);
      return text;
    }
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
