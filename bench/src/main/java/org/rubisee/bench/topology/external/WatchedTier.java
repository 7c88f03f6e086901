package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.GcLog;
import org.rubisee.bench.sampling.ListeningProcess;
import org.rubisee.bench.sampling.TierProcess;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.counter.ServerPools;
import org.rubisee.bench.sampling.network.LinkReader;
import org.rubisee.bench.sampling.network.NetworkDevices;
import org.rubisee.bench.topology.agent.HostReading;
import org.rubisee.servers.ProcessIdentity;
import org.rubisee.servers.wildfly.WildFly;

/**
 * A server of a tier that an agent watches: the one that the agent started, else the process that a
 * file names or that listens at a port.
 */
public final class WatchedTier {

  private final Place place;
  private final Optional<Path> pidFile;
  private final int port;
  private final Map<Integer, Tier> behind;
  private Optional<WildFly> server = Optional.empty();
  private Optional<Watched> watched = Optional.empty();

  private record Watched(long pid, TierReader reader, Optional<LinkReader> links) {}

  private WatchedTier(Place place, Optional<Path> pidFile, int port, Map<Integer, Tier> behind) {
    this.place = place;
    this.pidFile = pidFile;
    this.port = port;
    this.behind = Map.copyOf(behind);
  }

  /** Whoever listens at a port, as the only server of a tier. */
  public static WatchedTier at(Tier tier, int port) {
    return at(Place.first(tier), port);
  }

  /** Whoever listens at a port. */
  public static WatchedTier at(Place place, int port) {
    return new WatchedTier(place, Optional.empty(), port, Map.of());
  }

  /** The process whose number a file holds. */
  static WatchedTier in(Place place, Path pidFile) {
    return new WatchedTier(place, Optional.of(pidFile), 0, Map.of());
  }

  /** The same, whose links to these tiers are read too; they listen at these ports. */
  public WatchedTier before(Map<Integer, Tier> tiers) {
    return new WatchedTier(place, pidFile, port, tiers);
  }

  /**
   * What was typed, for example {@code db=3306} or {@code db=/run/mysqld/mysqld.pid}.
   *
   * @throws CommandFailedException if it is neither
   */
  public static WatchedTier parse(String text) {
    String[] parts = text.split("=", 2);
    if (parts.length != 2 || parts[1].isEmpty()) {
      throw new CommandFailedException(
          "--watch is written TIER=PORT or TIER=PIDFILE, for example db=3306, not '" + text + "'");
    }
    try {
      Place place = Place.ofLabel(parts[0]);
      return parts[1].matches("\\d{1,5}")
          ? at(place, Integer.parseInt(parts[1]))
          : in(place, Path.of(parts[1]));
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException("--watch: " + e.getMessage(), e);
    }
  }

  /** Which server of which tier it is. */
  public Place place() {
    return place;
  }

  /** From now on the tier is this server; it was started here. */
  void is(WildFly started) {
    server = Optional.of(started);
    watched = Optional.empty();
  }

  /** The server that was started here, if one was. */
  Optional<WildFly> server() {
    return server;
  }

  /** Stops the server that was started here, if one was. */
  void stop() {
    server.ifPresent(WildFly::close);
    server = Optional.empty();
    watched = Optional.empty();
  }

  /** Reads the tier; nothing when it has no process that can be found. */
  HostReading read() throws IOException {
    Optional<Long> pid = pid();
    if (pid.isEmpty()) {
      watched = Optional.empty();
      return new HostReading(List.of(), List.of());
    }
    if (watched.isEmpty() || watched.get().pid() != pid.get()) {
      watched = Optional.of(watched(pid.get()));
    }
    Optional<LinkReader> links = watched.get().links();
    return new HostReading(
        watched.get().reader().sample(0).stream().toList(),
        links.isPresent() ? links.get().read(0) : List.of());
  }

  private Watched watched(long pid) {
    TierProcess process =
        new TierProcess(place.tier(), pid, server.map(running -> new GcLog(running.gcLog())))
            .with(NetworkDevices.of(pid));
    return new Watched(
        pid,
        server.map(running -> process.withPools(metrics(running))).orElse(process),
        behind.isEmpty() ? Optional.empty() : LinkReader.of(behind, Map.of(place.tier(), pid)));
  }

  private static URI metrics(WildFly server) {
    return URI.create("http://127.0.0.1:" + server.ports().management() + ServerPools.PATH);
  }

  private Optional<Long> pid() throws IOException {
    if (server.isPresent()) {
      return server.map(WildFly::pid);
    }
    if (watched.isPresent() && ProcessIdentity.of(watched.get().pid()).isPresent()) {
      return watched.map(Watched::pid);
    }
    return pidFile.isPresent() ? fromFile(pidFile.get()) : ListeningProcess.here().at(port);
  }

  private static Optional<Long> fromFile(Path file) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    String text = Files.readString(file).strip();
    if (!text.matches("\\d+")) {
      throw new IOException(file + " holds no process number");
    }
    return Optional.of(Long.valueOf(text));
  }
}
