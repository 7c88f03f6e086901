package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.ledger.wire.CallSource;
import org.rubisee.bench.ledger.wire.FetchedCalls;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.ThisMachine;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.TierTogether;
import org.rubisee.bench.sampling.network.LinkSource;
import org.rubisee.bench.topology.BenchBalancer;
import org.rubisee.bench.topology.EmulatorStarter;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.bench.topology.agent.StartOrder;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.balancer.Balancer;

/** A site on other machines. */
final class ExternalRunningSite implements RunningSite {

  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final int OK = 200;
  private static final List<String> LOGS = List.of("server", "gc");

  private final URI baseUri;
  private final List<URI> webRoots;
  private final Optional<LoadMachines> loadMachines;
  private final boolean keepsEntities;
  private final HttpClient http =
      HttpClient.create(HttpOptions.DEFAULT.withConnectPatience(PATIENCE));
  private final Map<Tier, HostAgent> agents = new TreeMap<>();

  /** Readers of its servers, with the names of their machines. */
  private final Map<AgentReader, String> readers = new LinkedHashMap<>();

  private final List<HostAgent> started = new ArrayList<>();
  private Optional<Balancer> balancer = Optional.empty();

  /**
   * A site none of whose tiers is known yet.
   *
   * @param baseUri where its pages begin
   * @param webRoots of its web servers; each ends with a slash
   * @param loadMachines send its load; empty: the machine of the bench does
   * @param keepsEntities whether its servers keep entities between transactions
   */
  ExternalRunningSite(
      URI baseUri, List<URI> webRoots, Optional<LoadMachines> loadMachines, boolean keepsEntities) {
    this.baseUri = baseUri;
    this.webRoots = List.copyOf(webRoots);
    this.loadMachines = loadMachines;
    this.keepsEntities = keepsEntities;
  }

  /** One of its servers, but for the database, is watched by this agent. */
  void isWatchedBy(HostAgent agent) {
    agents.putIfAbsent(agent.tier(), agent);
    readers.put(new AgentReader(agent.place(), agent.client()), agent.machine());
  }

  /** A balancer of the bench is in front of its web servers. */
  void isBehind(Balancer started) {
    balancer = Optional.of(started);
  }

  /** A server is started for this site. */
  void start(HostAgent agent, StartOrder order) {
    started.add(agent);
    agent.server().start(order);
  }

  @Override
  public URI baseUri() {
    return baseUri;
  }

  @Override
  public List<TierReader> readers() {
    Map<Tier, Map<String, List<TierReader>>> machines = new TreeMap<>();
    readers.forEach((reader, machine) -> add(machines, machine, reader));
    balancer.ifPresent(
        running ->
            new BenchBalancer(running)
                .readers()
                .forEach(reader -> add(machines, ThisMachine.bootId(), reader)));
    return machines.entrySet().stream()
        .map(tier -> TierTogether.ofMachines(tier.getKey(), tier.getValue().values()))
        .toList();
  }

  private static void add(
      Map<Tier, Map<String, List<TierReader>>> machines, String machine, TierReader reader) {
    machines
        .computeIfAbsent(reader.tier(), tier -> new TreeMap<>())
        .computeIfAbsent(machine, name -> new ArrayList<>())
        .add(reader);
  }

  /** Whether a link has several ends, which are not told apart. */
  private boolean hasSeveralServers() {
    return webRoots.size() > 1
        || balancer.isPresent()
        || readers.keySet().stream().filter(reader -> reader.tier() == Tier.APP).count() > 1;
  }

  @Override
  public Optional<WebNodes> webNodes() {
    return balancer.map(BenchBalancer::new);
  }

  @Override
  public Optional<LinkSource> links(DatabaseAddress database) {
    if (hasSeveralServers()) {
      return Optional.empty();
    }
    List<AgentReader> tiers = List.copyOf(readers.keySet());
    return Optional.of(
        loadMachines
            .map(machines -> ExternalLinks.of(machines.links(), tiers))
            .orElseGet(() -> ExternalLinks.ofClientsHere(baseUri.getPort(), tiers)));
  }

  @Override
  public EmulatorStarter emulators(Pinning pinning) {
    return loadMachines.isPresent() ? loadMachines.get() : RunningSite.super.emulators(pinning);
  }

  @Override
  public Map<Tier, Long> pids() {
    return Map.of();
  }

  @Override
  public boolean isAlive() {
    return webRoots.stream().allMatch(root -> isAlive(root.resolve(baseUri.getPath())));
  }

  private boolean isAlive(URI pages) {
    try {
      return http.send(SimpleRequestBuilder.get(pages.resolve("index.html")).build(), PATIENCE)
              .status()
          == OK;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      // Nothing is known; who asked finds out that it was interrupted.
      Thread.currentThread().interrupt();
      return true;
    }
  }

  @Override
  public String logPlace() {
    return "on the machine of the web server";
  }

  @Override
  public void keepLogs(Path folder) throws IOException {
    for (HostAgent agent : started) {
      for (String log : LOGS) {
        byte[] text = agent.server().log(log, 0);
        if (text.length > 0) {
          String name = agent.place().label() + (log.equals("server") ? "" : "-" + log) + ".log";
          Files.write(folder.resolve(name), text);
        }
      }
    }
    if (balancer.isPresent()) {
      Files.copy(
          balancer.get().log(),
          folder.resolve("balancer.log"),
          StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** The log of calls of a tier, that of the first server if it has several. */
  Optional<CallSource> calls(Tier tier) {
    return Optional.ofNullable(agents.get(tier))
        .map(
            agent -> {
              return new FetchedCalls(
                  "server " + agent.place().label(),
                  position -> agent.server().log("calls", position));
            });
  }

  /** Whether the agents started all servers. */
  @Override
  public boolean forgetsEntities() {
    return !started.isEmpty() && started.size() == readers.size();
  }

  @Override
  public void forgetEntities() {
    if (keepsEntities) {
      started.stream().filter(agent -> agent.tier() == Tier.APP).forEach(this::forgetEntities);
    }
  }

  private void forgetEntities(HostAgent agent) {
    try {
      agent.server().forgetEntities();
    } catch (IOException e) {
      throw new CommandFailedException(
          "%s did not empty the caches of its server: %s".formatted(agent.client(), e.getMessage()),
          e);
    }
  }

  /** Stops the servers that were started for this site, web first, even after a Ctrl-C. */
  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    http.close();
    balancer.ifPresent(Balancer::close);
    List<HostAgent> lastFirst = new ArrayList<>(started);
    Collections.reverse(lastFirst);
    lastFirst.forEach(agent -> agent.server().stop());
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
