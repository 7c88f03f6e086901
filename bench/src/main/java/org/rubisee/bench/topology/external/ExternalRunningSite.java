package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.network.LinkSource;
import org.rubisee.bench.topology.EmulatorStarter;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.agent.StartOrder;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.Pinning;

/** A site on other machines. */
final class ExternalRunningSite implements RunningSite {

  private static final int PATIENCE_MILLIS = 5000;
  private static final List<String> LOGS = List.of("server", "gc");

  private final URI baseUri;
  private final Optional<LoadMachines> loadMachines;
  private final Map<Tier, HostAgent> agents = new TreeMap<>();
  private final List<AgentReader> readers = new ArrayList<>();
  private final List<HostAgent> started = new ArrayList<>();

  /**
   * A site none of whose tiers is known yet.
   *
   * @param baseUri where its pages begin
   * @param loadMachines send its load; empty: the machine of the bench does
   */
  ExternalRunningSite(URI baseUri, Optional<LoadMachines> loadMachines) {
    this.baseUri = baseUri;
    this.loadMachines = loadMachines;
  }

  /** One of its tiers, but for the database, is watched by this agent. */
  void isWatchedBy(HostAgent agent) {
    agents.put(agent.tier(), agent);
    readers.add(new AgentReader(agent.tier(), agent.client()));
  }

  /** The server of a tier is started for this site. */
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
    return List.copyOf(readers);
  }

  @Override
  public Optional<LinkSource> links(DatabaseAddress database) {
    return Optional.of(
        loadMachines
            .map(machines -> ExternalLinks.of(machines.links(), readers))
            .orElseGet(() -> ExternalLinks.ofClientsHere(baseUri.getPort(), readers)));
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
    try {
      HttpURLConnection connection =
          (HttpURLConnection) baseUri.resolve("index.html").toURL().openConnection();
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
        byte[] text = agent.client().log(agent.tier().label(), log, 0);
        if (text.length > 0) {
          String name = agent.tier().label() + (log.equals("server") ? "" : "-" + log) + ".log";
          Files.write(folder.resolve(name), text);
        }
      }
    }
  }

  /** The agent of a tier of this site. */
  Optional<HostAgent> agent(Tier tier) {
    return Optional.ofNullable(agents.get(tier));
  }

  /** Stops the servers that were started for this site, web first, even after a Ctrl-C. */
  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    List<HostAgent> lastFirst = new ArrayList<>(started);
    Collections.reverse(lastFirst);
    lastFirst.forEach(agent -> agent.client().stop(agent.tier().label()));
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
