package org.rubisee.bench.topology.local;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.counter.CounterSource;
import org.rubisee.bench.sampling.counter.PacedCounters;
import org.rubisee.bench.sampling.network.LinkReader;
import org.rubisee.bench.sampling.network.LinkSource;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SupervisedServer;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.bench.topology.tier.EntityCaches;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.bench.topology.tier.SiteServers;
import org.rubisee.bench.topology.tier.WatchedTier;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.PageProbe;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.StartUp;

/**
 * A site whose servers are processes on this machine.
 *
 * @param watched its servers, as they are read and signalled
 * @param instances of entity beans, of each server that is to be asked for them
 */
record LocalRunningSite(
    LocalSite site, boolean keepsEntities, List<WatchedTier> watched, List<EntityCaches> instances)
    implements RunningSite {

  /** The running servers of a configuration. */
  static LocalRunningSite of(LocalSite site, SiteConfiguration configuration) {
    List<EntityCaches> instances =
        configuration.countsInstances()
            ? (site.app().isPresent() ? site.appNodes() : site.webNodes())
                .stream().map(beans -> new EntityCaches(beans.pid())).toList()
            : List.of();
    return new LocalRunningSite(
        site,
        configuration.keepsEntities(),
        Stream.concat(
                watched(Tier.APP, site.appNodes(), instances),
                watched(Tier.WEB, site.webNodes(), instances))
            .toList(),
        instances);
  }

  private static Stream<WatchedTier> watched(
      Tier tier, List<? extends TierServer> nodes, List<EntityCaches> instances) {
    return IntStream.rangeClosed(1, nodes.size())
        .mapToObj(
            number ->
                WatchedTier.running(
                    new Place(tier, number),
                    nodes.get(number - 1),
                    pid -> counters(pid, instances)));
  }

  private static List<CounterSource> counters(long pid, List<EntityCaches> instances) {
    return instances.stream()
        .filter(counted -> counted.pid() == pid)
        .<CounterSource>map(PacedCounters::byAnswerTime)
        .toList();
  }

  private SiteServers all() {
    return new SiteServers(watched.stream().map(SiteServers.Server::new).toList(), site.balancer());
  }

  @Override
  public URI baseUri() {
    return site.baseUri();
  }

  @Override
  public List<TierReader> readers() {
    return all().readers();
  }

  @Override
  public Optional<LinkSource> links(DatabaseAddress database) {
    if (all().isSeveralOfATier()) {
      return Optional.empty();
    }
    Map<Integer, Tier> ports = new TreeMap<>();
    servers().forEach((tier, server) -> ports.put(server.port(), tier));
    ports.put(database.port(), Tier.DB);
    return LinkReader.of(ports, pids()).map(LinkSource.class::cast);
  }

  @Override
  public Map<Tier, Long> pids() {
    Map<Tier, Long> pids = new TreeMap<>();
    servers().forEach((tier, server) -> pids.put(tier, server.pid()));
    return Collections.unmodifiableMap(pids);
  }

  @Override
  public Map<Tier, List<Long>> processes() {
    List<Long> web = new ArrayList<>(site.webNodes().stream().map(TierServer::pid).toList());
    site.balancer().ifPresent(balancer -> web.addAll(balancer.pids()));
    Map<Tier, List<Long>> processes = new TreeMap<>(Map.of(Tier.WEB, List.copyOf(web)));
    if (site.app().isPresent()) {
      processes.put(Tier.APP, site.appNodes().stream().map(TierServer::pid).toList());
    }
    return Collections.unmodifiableMap(processes);
  }

  @Override
  public Footprint footprint() throws IOException {
    StartUp start = site.startUp();
    return new Footprint(start.seconds(), start.downloadBytes(), start.programBytes(), Map.of())
        .with(Footprint.Moment.STARTED, residentBytes());
  }

  @Override
  public boolean isAlive() {
    return site.webNodes().stream().allMatch(TierServer::isAlive);
  }

  @Override
  public List<SupervisedServer> supervised() {
    List<SupervisedServer> all = new ArrayList<>();
    all.addAll(supervised("application server", site.appNodes()));
    all.addAll(supervised("web server", site.webNodes()));
    return all;
  }

  private static List<SupervisedServer> supervised(String kind, List<? extends TierServer> nodes) {
    if (nodes.size() == 1) {
      return List.of(supervised("The " + kind, nodes.get(0)));
    }
    return IntStream.rangeClosed(1, nodes.size())
        .mapToObj(number -> supervised("The " + kind + " " + number, nodes.get(number - 1)))
        .toList();
  }

  private static SupervisedServer supervised(String name, TierServer server) {
    return new SupervisedServer(
        name,
        server::isAlive,
        server::restart,
        server.log().resolveSibling("server.log.1").toString());
  }

  @Override
  public Optional<WebNodes> webNodes() {
    return all().webNodes();
  }

  @Override
  public void awaitPages() {
    site.awaitPages();
  }

  @Override
  public String compiled() {
    return site.webNodes().stream()
        .flatMap(node -> node.compiled().stream())
        .map(place -> PageProbe.DEFAULT.text(place) + ".")
        .collect(Collectors.joining(" "));
  }

  @Override
  public String logPlace() {
    return site.web().log().toString();
  }

  @Override
  public void keepLogs(Path folder) throws IOException {
    all().keepLogs(folder);
  }

  @Override
  public boolean forgetsEntities() {
    return true;
  }

  @Override
  public void forgetEntities() {
    if (keepsEntities) {
      all().forgetEntities();
    }
  }

  @Override
  public void close() {
    instances.forEach(EntityCaches::close);
    watched.forEach(WatchedTier::endReadings);
    site.close();
  }

  private Map<Tier, TierServer> servers() {
    Map<Tier, TierServer> servers = new TreeMap<>(Map.of(Tier.WEB, site.web()));
    site.app().ifPresent(app -> servers.put(Tier.APP, app));
    return servers;
  }
}
