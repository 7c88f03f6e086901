package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.ledger.wire.CallSource;
import org.rubisee.bench.ledger.wire.FetchedCalls;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.network.LinkReader;
import org.rubisee.bench.sampling.network.LinkSource;
import org.rubisee.bench.topology.EmulatorStarter;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.bench.topology.tier.SiteServers;
import org.rubisee.bench.topology.tier.StartOrder;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.balancer.Balancer;

/** A site on other machines. */
final class ExternalRunningSite implements RunningSite {

  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final int OK = 200;

  private final URI baseUri;
  private final List<URI> webRoots;
  private final Optional<LoadMachines> loadMachines;
  private final boolean keepsEntities;
  private final HttpClient http =
      HttpClient.create(HttpOptions.DEFAULT.withConnectPatience(PATIENCE));
  private final List<SiteServers.Server> watched = new ArrayList<>();
  private final List<AgentReader> readers = new ArrayList<>();
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
    AgentReader reader = new AgentReader(agent.place(), agent.server());
    readers.add(reader);
    watched.add(new SiteServers.Server(agent.place(), agent.server(), reader, agent.machine()));
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

  private SiteServers servers() {
    return new SiteServers(watched, balancer);
  }

  @Override
  public List<TierReader> readers() {
    return servers().readers();
  }

  @Override
  public Optional<WebNodes> webNodes() {
    return servers().webNodes();
  }

  @Override
  public Optional<LinkSource> links(DatabaseAddress database) {
    if (webRoots.size() > 1 || servers().isSeveralOfATier()) {
      return Optional.empty();
    }
    Optional<? extends LinkSource> clients =
        loadMachines.isPresent()
            ? loadMachines.map(LoadMachines::links)
            : LinkReader.of(Map.of(baseUri.getPort(), Tier.WEB), Map.of());
    return Optional.of(atSeconds -> links(clients, atSeconds));
  }

  /** Each is seen where its connections are opened, by the agents just before. */
  private List<LinkSample> links(Optional<? extends LinkSource> clients, double atSeconds)
      throws IOException {
    List<LinkSample> samples = new ArrayList<>();
    if (clients.isPresent()) {
      samples.addAll(clients.get().read(atSeconds));
    }
    readers.forEach(tier -> samples.addAll(tier.read(atSeconds)));
    return samples;
  }

  @Override
  public EmulatorStarter emulators(Pinning pinning) {
    return loadMachines.isPresent() ? loadMachines.get() : RunningSite.super.emulators(pinning);
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
    servers().keepLogs(folder);
  }

  /** The log of calls of a tier, that of the first server if it has several. */
  Optional<CallSource> calls(Tier tier) {
    return servers().of(tier).stream()
        .findFirst()
        .map(
            server ->
                new FetchedCalls(
                    "server " + server.place().label(),
                    position -> server.control().log("calls", position)));
  }

  /** Whether the agents started all servers. */
  @Override
  public boolean forgetsEntities() {
    return !started.isEmpty() && started.size() == watched.size();
  }

  @Override
  public void forgetEntities() {
    if (keepsEntities && forgetsEntities()) {
      servers().forgetEntities();
    }
  }

  /**
   * Stops the servers that were started for this site, web first, even after a Ctrl-C, and those of
   * the other agents if one does not answer.
   */
  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    http.close();
    balancer.ifPresent(Balancer::close);
    List<HostAgent> lastFirst = new ArrayList<>(started);
    Collections.reverse(lastFirst);
    Optional<CommandFailedException> failure = Optional.empty();
    for (HostAgent agent : lastFirst) {
      try {
        agent.server().stop();
      } catch (CommandFailedException e) {
        failure = failure.or(() -> Optional.of(e));
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    if (failure.isPresent()) {
      throw failure.get();
    }
  }
}
