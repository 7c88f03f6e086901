package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.TierTogether;
import org.rubisee.bench.sampling.network.LinkSource;
import org.rubisee.bench.topology.BenchBalancer;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.bench.topology.agent.StartOrder;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.balancer.Balancer;

/** A site on other machines. */
final class ExternalRunningSite implements RunningSite {

  private static final int PATIENCE_MILLIS = 5000;
  private static final List<String> LOGS = List.of("server", "gc");

  private final URI baseUri;
  private final List<URI> webRoots;
  private final Map<Tier, HostAgent> agents = new TreeMap<>();
  private final List<AgentReader> readers = new ArrayList<>();
  private final List<HostAgent> started = new ArrayList<>();
  private Optional<Balancer> balancer = Optional.empty();

  /**
   * A site none of whose tiers is known yet.
   *
   * @param baseUri where its pages begin
   * @param webRoots of its web servers; each ends with a slash
   */
  ExternalRunningSite(URI baseUri, List<URI> webRoots) {
    this.baseUri = baseUri;
    this.webRoots = List.copyOf(webRoots);
  }

  /** One of its servers, but for the database, is watched by this agent. */
  void isWatchedBy(HostAgent agent) {
    agents.putIfAbsent(agent.tier(), agent);
    readers.add(new AgentReader(agent.place(), agent.client()));
  }

  /** A balancer of the bench is in front of its web servers. */
  void isBehind(Balancer started) {
    balancer = Optional.of(started);
  }

  /** A server is started for this site. */
  void start(HostAgent agent, StartOrder order) {
    started.add(agent);
    agent.client().start(order);
  }

  @Override
  public URI baseUri() {
    return baseUri;
  }

  @Override
  public List<TierReader> readers() {
    Map<Tier, List<TierReader>> byTier = new TreeMap<>();
    readers.forEach(reader -> add(byTier, reader));
    balancer.ifPresent(
        running -> new BenchBalancer(running).readers().forEach(reader -> add(byTier, reader)));
    return byTier.entrySet().stream()
        .map(
            tier ->
                tier.getValue().size() == 1
                    ? tier.getValue().get(0)
                    : new TierTogether(tier.getKey(), tier.getValue()))
        .toList();
  }

  private static void add(Map<Tier, List<TierReader>> byTier, TierReader reader) {
    byTier.computeIfAbsent(reader.tier(), tier -> new ArrayList<>()).add(reader);
  }

  /** Whether a link has several ends, which are not told apart. */
  private boolean hasSeveralServers() {
    return webRoots.size() > 1
        || balancer.isPresent()
        || readers.stream().filter(reader -> reader.tier() == Tier.APP).count() > 1;
  }

  @Override
  public Optional<WebNodes> webNodes() {
    return balancer.map(BenchBalancer::new);
  }

  @Override
  public Optional<LinkSource> links(DatabaseAddress database) {
    return hasSeveralServers()
        ? Optional.empty()
        : Optional.of(new ExternalLinks(baseUri.getPort(), readers));
  }

  @Override
  public Map<Tier, Long> pids() {
    return Map.of();
  }

  @Override
  public boolean isAlive() {
    return webRoots.stream().allMatch(root -> isAlive(root.resolve(baseUri.getPath())));
  }

  private static boolean isAlive(URI pages) {
    try {
      HttpURLConnection connection =
          (HttpURLConnection) pages.resolve("index.html").toURL().openConnection();
      connection.setConnectTimeout(PATIENCE_MILLIS);
      connection.setReadTimeout(PATIENCE_MILLIS);
      return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
    } catch (IOException e) {
      return false;
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
        byte[] text = agent.client().log(agent.place().label(), log, 0);
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

  /** The agent of a tier of this site, that of the first server if it has several. */
  Optional<HostAgent> agent(Tier tier) {
    return Optional.ofNullable(agents.get(tier));
  }

  /** Stops the servers that were started for this site, web first, even after a Ctrl-C. */
  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    balancer.ifPresent(Balancer::close);
    List<HostAgent> lastFirst = new ArrayList<>(started);
    Collections.reverse(lastFirst);
    lastFirst.forEach(agent -> agent.client().stop(agent.place().label()));
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
