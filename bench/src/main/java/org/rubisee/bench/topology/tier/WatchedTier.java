package org.rubisee.bench.topology.tier;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.GcLog;
import org.rubisee.bench.sampling.ListeningProcess;
import org.rubisee.bench.sampling.TierProcess;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.counter.CounterSource;
import org.rubisee.bench.sampling.counter.ServerPools;
import org.rubisee.bench.sampling.network.LinkReader;
import org.rubisee.bench.sampling.network.NetworkDevices;
import org.rubisee.bench.topology.ProcessSignals;
import org.rubisee.http.HttpClient;
import org.rubisee.servers.ProcessIdentity;
import org.rubisee.servers.TierServer;
import org.rubisee.settings.Text;

/**
 * A server of a tier on this machine: the one that this process started, else the process that a
 * file names or that listens at a port. Not for use by several threads.
 */
public final class WatchedTier implements TierControl, TierReader {

  private static final int MOST_LOG_BYTES = 4 << 20;

  private final Place place;
  private final Optional<Path> pidFile;
  private final int port;
  private final Map<Integer, Tier> behind;
  private final Function<StartOrder, ? extends TierServer> starter;
  private final Terminal terminal;
  private final LongFunction<List<CounterSource>> counters;
  private Optional<TierServer> server = Optional.empty();
  private Optional<HttpClient> metrics = Optional.empty();
  private Optional<Watched> watched = Optional.empty();

  private record Watched(long pid, TierReader reader, Optional<LinkReader> links) {}

  private WatchedTier(
      Place place,
      Optional<Path> pidFile,
      int port,
      Map<Integer, Tier> behind,
      Function<StartOrder, ? extends TierServer> starter,
      Terminal terminal,
      LongFunction<List<CounterSource>> counters) {
    this.place = place;
    this.pidFile = pidFile;
    this.port = port;
    this.behind = Map.copyOf(behind);
    this.starter = starter;
    this.terminal = terminal;
    this.counters = counters;
  }

  private static WatchedTier of(Place place, Optional<Path> pidFile, int port) {
    return new WatchedTier(
        place,
        pidFile,
        port,
        Map.of(),
        WatchedTier::refuse,
        Terminal.standard().quiet(),
        pid -> List.of(NetworkDevices.of(pid)));
  }

  /**
   * A server that this process has started.
   *
   * @param counters what is read of it beside what is read of each server, by its process
   */
  public static WatchedTier running(
      Place place, TierServer server, LongFunction<List<CounterSource>> counters) {
    WatchedTier tier =
        new WatchedTier(
            place,
            Optional.empty(),
            server.port(),
            Map.of(),
            WatchedTier::refuse,
            Terminal.standard().quiet(),
            counters);
    tier.started(server);
    return tier;
  }

  private static TierServer refuse(StartOrder order) {
    throw new CommandFailedException(
        "this agent starts no servers: start it with --start-servers, or start the server by hand"
            + " with 'rubis tier'");
  }

  /** Whoever listens at a port. */
  public static WatchedTier at(Place place, int port) {
    return of(place, Optional.empty(), port);
  }

  /** The process whose number a file holds. */
  public static WatchedTier in(Place place, Path pidFile) {
    return of(place, Optional.of(pidFile), 0);
  }

  /** The same, whose links to these tiers are read too; they listen at these ports. */
  public WatchedTier before(Map<Integer, Tier> tiers) {
    return new WatchedTier(place, pidFile, port, tiers, starter, terminal, counters);
  }

  /**
   * The same, whose server may be started.
   *
   * @param start starts it and waits until all is deployed
   * @param told told what is being done
   */
  public WatchedTier startedBy(Function<StartOrder, ? extends TierServer> start, Terminal told) {
    return new WatchedTier(place, pidFile, port, behind, start, told, counters);
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

  @Override
  public void start(StartOrder order) {
    stop();
    terminal.say("Starting the " + order.tier() + " server of " + order.implementation());
    started(starter.apply(order));
  }

  private void started(TierServer running) {
    server = Optional.of(running);
    metrics = Optional.of(ServerPools.client());
  }

  @Override
  public void stop() {
    if (server.isPresent()) {
      continueIfAlive(server.get());
      server.get().close();
      terminal.say("Stopped the " + place.label() + " server");
    }
    endReadings();
    server = Optional.empty();
  }

  /** Ends the connections to the server, which runs on. */
  public void endReadings() {
    metrics.ifPresent(HttpClient::close);
    metrics = Optional.empty();
    watched = Optional.empty();
  }

  /** A paused process would not hear that it shall end. */
  private static void continueIfAlive(TierServer server) {
    if (server.isAlive()) {
      try {
        signalled(() -> ProcessSignals.resume(List.of(server.pid())));
      } catch (IOException e) {
        // It has ended meanwhile.
      }
    }
  }

  @Override
  public void pause() throws IOException {
    long pid = own();
    signalled(() -> ProcessSignals.pause(List.of(pid)));
  }

  @Override
  public void resume() throws IOException {
    long pid = own();
    signalled(() -> ProcessSignals.resume(List.of(pid)));
  }

  @Override
  public void kill() throws IOException {
    long pid = own();
    signalled(() -> ProcessSignals.kill(pid));
    ProcessHandle.of(pid).ifPresent(process -> process.onExit().join());
  }

  @Override
  public void forgetEntities() throws IOException {
    try (EntityCaches kept = new EntityCaches(own())) {
      kept.clear();
    }
  }

  /** The process of the server that was started here. */
  private long own() throws IOException {
    return server
        .filter(TierServer::isAlive)
        .map(TierServer::pid)
        .orElseThrow(
            () ->
                new IOException(
                    "the agent signals only servers that it started, and no server of tier '"
                        + place.label()
                        + "' runs that it started: start it with --start-servers"));
  }

  private interface Signal {
    void send() throws IOException, InterruptedException;
  }

  private static void signalled(Signal signal) throws IOException {
    try {
      signal.send();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Interrupted while a process was signalled", e);
    }
  }

  @Override
  public byte[] log(String name, long from) throws IOException {
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
        ? part(file.get(), from, MOST_LOG_BYTES)
        : new byte[0];
  }

  /**
   * A part of a file.
   *
   * @param from the first byte, from 0
   * @param most how many bytes at most
   */
  public static byte[] part(Path file, long from, int most) throws IOException {
    try (RandomAccessFile log = new RandomAccessFile(file.toFile(), "r")) {
      long length = Math.max(0, Math.min(most, log.length() - from));
      byte[] text = new byte[Math.toIntExact(length)];
      log.seek(Math.max(0, from));
      log.readFully(text);
      return text;
    }
  }

  @Override
  public HostReading read() throws IOException {
    List<TierSample> samples = sample(0).stream().toList();
    Optional<LinkReader> links = watched.flatMap(Watched::links);
    return new HostReading(samples, links.isPresent() ? links.get().read(0) : List.of());
  }

  @Override
  public Tier tier() {
    return place.tier();
  }

  @Override
  public Optional<TierSample> sample(double atSeconds) throws IOException {
    Optional<Long> pid = pid();
    if (pid.isEmpty()) {
      watched = Optional.empty();
      return Optional.empty();
    }
    if (watched.isEmpty() || watched.get().pid() != pid.get()) {
      watched = Optional.of(watched(pid.get()));
    }
    return watched.get().reader().sample(atSeconds);
  }

  private Watched watched(long pid) {
    TierProcess process =
        new TierProcess(place.tier(), pid, server.map(running -> new GcLog(running.gcLog())));
    Optional<URI> pools = server.flatMap(TierServer::metrics);
    if (pools.isPresent()) {
      process = process.withPools(metrics.orElseThrow(), pools.get());
    }
    for (CounterSource source : counters.apply(pid)) {
      process = process.with(source);
    }
    return new Watched(
        pid,
        process,
        behind.isEmpty() ? Optional.empty() : LinkReader.of(behind, Map.of(place.tier(), pid)));
  }

  private Optional<Long> pid() throws IOException {
    if (server.isPresent()) {
      return server.filter(TierServer::isAlive).map(TierServer::pid);
    }
    if (watched.isPresent() && ProcessIdentity.of(watched.get().pid()).isPresent()) {
      return watched.map(Watched::pid);
    }
    Optional<Long> found =
        pidFile.isPresent() ? fromFile(pidFile.get()) : ListeningProcess.here().at(port);
    if (found.equals(Optional.of(ProcessHandle.current().pid()))) {
      throw new IOException(
          Text.of(
              "the process of tier '%s' is this process itself, whose CPU time is no tier's: name another port or file with --watch",
              place.label()));
    }
    return found;
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
