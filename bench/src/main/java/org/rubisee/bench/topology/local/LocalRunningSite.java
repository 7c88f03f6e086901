package org.rubisee.bench.topology.local;

import java.io.IOException;
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
import java.util.stream.IntStream;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.GcLog;
import org.rubisee.bench.sampling.TierProcess;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.TierTogether;
import org.rubisee.bench.sampling.counter.PacedCounters;
import org.rubisee.bench.sampling.counter.ServerPools;
import org.rubisee.bench.sampling.network.LinkReader;
import org.rubisee.bench.sampling.network.LinkSource;
import org.rubisee.bench.topology.BenchBalancer;
import org.rubisee.bench.topology.EntityCacheClient;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SupervisedServer;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.http.HttpClient;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.site.LocalSite;

/**
 * A site whose servers are processes on this machine. The balancer, if there is one, is part of the
 * web tier; a tier of several servers is sampled as their sum.
 *
 * @param instances of entity beans, of each server that is to be asked for them
 * @param http reads the servers' metrics; closed with the site
 */
record LocalRunningSite(
    LocalSite site, boolean keepsEntities, List<EntityInstances> instances, HttpClient http)
    implements RunningSite {

  /** The running servers of a configuration. */
  static LocalRunningSite of(LocalSite site, SiteConfiguration configuration) {
    return new LocalRunningSite(
        site,
        configuration.keepsEntities(),
        configuration.countsInstances()
            ? serversWithConnections(site).stream()
                .map(beans -> new EntityInstances(beans.pid()))
                .toList()
            : List.of(),
        ServerPools.client());
  }

  /** Those that use the database. Where there are beans, these run there. */
  private static List<? extends TierServer> serversWithConnections(LocalSite site) {
    return site.app().isPresent() ? site.appNodes() : site.webNodes();
  }

  @Override
  public URI baseUri() {
    return site.baseUri();
  }

  @Override
  public List<TierReader> readers() {
    List<TierReader> readers = new ArrayList<>();
    readers.add(together(Tier.WEB, webReaders()));
    if (site.app().isPresent()) {
      readers.add(
          together(
              Tier.APP, site.appNodes().stream().map(node -> reader(Tier.APP, node)).toList()));
    }
    return readers;
  }

  private static TierReader together(Tier tier, List<TierReader> parts) {
    return parts.size() == 1 ? parts.get(0) : new TierTogether(tier, parts);
  }

  private List<TierReader> webReaders() {
    List<TierReader> web = new ArrayList<>();
    site.webNodes().forEach(node -> web.add(reader(Tier.WEB, node)));
    site.balancer().ifPresent(balancer -> web.addAll(new BenchBalancer(balancer).readers()));
    return web;
  }

  /**
   * Behind a balancer, and before several application servers, a link has several ends, which are
   * not told apart.
   */
  @Override
  public Optional<LinkSource> links(DatabaseAddress database) {
    if (site.balancer().isPresent() || site.appNodes().size() > 1) {
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
    return site.balancer().map(BenchBalancer::new);
  }

  @Override
  public void awaitPages() {
    site.awaitPages();
  }

  @Override
  public String logPlace() {
    return site.web().log().toString();
  }

  @Override
  public void keepLogs(Path folder) throws IOException {
    for (Map.Entry<Tier, TierServer> server : servers().entrySet()) {
      String tier = server.getKey().label();
      keep(server.getValue().log(), folder.resolve(tier + ".log"));
      if (Files.exists(server.getValue().gcLog())) {
        keep(server.getValue().gcLog(), folder.resolve(tier + "-gc.log"));
      }
    }
    keepFurther(site.webNodes(), "web", folder);
    keepFurther(site.appNodes(), "app", folder);
    if (site.balancer().isPresent()) {
      keep(site.balancer().get().log(), folder.resolve("balancer.log"));
    }
  }

  /** The logs of all servers of a tier but the first. */
  private static void keepFurther(List<? extends TierServer> nodes, String tier, Path folder)
      throws IOException {
    for (int number = 2; number <= nodes.size(); number++) {
      keep(nodes.get(number - 1).log(), folder.resolve(tier + number + ".log"));
    }
  }

  @Override
  public boolean forgetsEntities() {
    return true;
  }

  @Override
  public void forgetEntities() {
    if (keepsEntities) {
      for (TierServer beans : serversWithConnections(site)) {
        try (EntityCacheClient kept = EntityCacheClient.of(beans.pid())) {
          kept.clear();
        }
      }
    }
  }

  @Override
  public void close() {
    instances.forEach(EntityInstances::close);
    http.close();
    site.close();
  }

  private TierReader reader(Tier tier, TierServer server) {
    TierProcess alone = new TierProcess(tier, server.pid(), Optional.of(new GcLog(server.gcLog())));
    TierProcess process = server.metrics().map(from -> alone.withPools(http, from)).orElse(alone);
    return instances.stream()
        .filter(counted -> counted.pid() == server.pid())
        .findFirst()
        .map(counted -> process.with(PacedCounters.byAnswerTime(counted)))
        .orElse(process);
  }

  private Map<Tier, TierServer> servers() {
    Map<Tier, TierServer> servers = new TreeMap<>(Map.of(Tier.WEB, site.web()));
    site.app().ifPresent(app -> servers.put(Tier.APP, app));
    return servers;
  }

  private static void keep(Path log, Path copy) throws IOException {
    Files.copy(log, copy, StandardCopyOption.REPLACE_EXISTING);
  }
}
