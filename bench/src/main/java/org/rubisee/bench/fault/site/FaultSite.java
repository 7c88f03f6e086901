package org.rubisee.bench.fault.site;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import org.rubisee.bench.ledger.wire.FaultyLink;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.SupervisedServer;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.Loopback;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.servers.site.SiteTap;

/**
 * A site on this machine. If faults of links are planned, its tiers talk over links that can be
 * made to fail, in every trial, those of the controls included. Its servers and its database have a
 * low priority, see {@link LowPriority}.
 */
public final class FaultSite implements AutoCloseable, InjectionTarget {

  private final DatabaseTier database;
  private final Map<Tier, FaultyLink> links = new EnumMap<>(Tier.class);
  private final List<FaultyLink> opened = new ArrayList<>();
  private final LocalSite site;

  /**
   * Starts it.
   *
   * @param database the database of the build
   * @param hasLinks whether its tiers talk over links
   */
  public FaultSite(
      DatabaseTier database, SiteConfiguration configuration, SiteStart start, boolean hasLinks) {
    this.database = database;
    DatabaseAddress address = database.siteAddress();
    SiteOptions options =
        start.recipe().options(address, start.restoredAt()).withKnobs(configuration.knobs());
    try {
      site =
          LocalSite.start(
              configuration.implementation(), hasLinks ? linked(options, address) : options);
    } catch (RuntimeException e) {
      opened.forEach(FaultyLink::close);
      throw e;
    }
    try {
      LowPriority.of(pid(Tier.DB));
      LowPriority.of(site.web().pid());
      site.appNodes().forEach(node -> LowPriority.of(node.pid()));
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }

  private SiteOptions linked(SiteOptions options, DatabaseAddress address) {
    int entrance = link(Tier.DB, address.port());
    String url = address.through(Loopback.ADDRESS, entrance).jdbcUrl();
    return options
        .withDatabase(new SiteDatabase(url, address.user(), address.password()))
        .withTap(new SiteTap(port -> link(Tier.APP, port), false));
  }

  private int link(Tier tier, int port) {
    FaultyLink link = new FaultyLink(port);
    links.put(tier, link);
    opened.add(link);
    return link.port();
  }

  @Override
  public DatabaseTier database() {
    return database;
  }

  @Override
  public FaultyLink linkTo(Tier tier) {
    return links.get(tier);
  }

  @Override
  public long pid(Tier tier) {
    return tier == Tier.DB ? database.pid().orElseThrow() : pids().get(tier);
  }

  /** The log of the garbage collector of each tier that is a JVM. */
  public Map<Tier, Path> gcLogs() {
    Map<Tier, Path> logs = new TreeMap<>(Map.of(Tier.WEB, site.web().gcLog()));
    site.app().ifPresent(app -> logs.put(Tier.APP, app.gcLog()));
    return logs;
  }

  @Override
  public SupervisedServer server(Tier tier) {
    return switch (tier) {
      case DB -> restarted(database.server().orElseThrow(), () -> pid(Tier.DB));
      case APP -> supervised("The application server", failing().orElseThrow());
      default -> supervised("The web server", site.web());
    };
  }

  private static SupervisedServer supervised(String name, TierServer server) {
    return restarted(
        new SupervisedServer(name, server::isAlive, server::restart, server.log().toString()),
        server::pid);
  }

  /** A server that has its low priority again after a restart. */
  private static SupervisedServer restarted(SupervisedServer server, LongSupplier pid) {
    return new SupervisedServer(
        server.name(),
        server.isAlive(),
        () -> {
          server.restart().run();
          LowPriority.of(pid.getAsLong());
        },
        server.logPlace());
  }

  /** Where its pages begin; ends with a slash. */
  public URI baseUri() {
    return site.baseUri();
  }

  /** The processes of web and application tier; of several servers the one that is made to fail. */
  public Map<Tier, Long> pids() {
    Map<Tier, Long> pids = new TreeMap<>(Map.of(Tier.WEB, site.web().pid()));
    failing().ifPresent(app -> pids.put(Tier.APP, app.pid()));
    return pids;
  }

  /** The application server that is made to fail: the last one, if there are several. */
  private Optional<TierServer> failing() {
    List<? extends TierServer> nodes = site.appNodes();
    return nodes.isEmpty() ? Optional.empty() : Optional.of(nodes.get(nodes.size() - 1));
  }

  /** Copies the logs of its servers into a folder. */
  public void keepLogs(Path folder) throws IOException {
    keep(site.web(), folder.resolve("web.log"));
    List<? extends TierServer> nodes = site.appNodes();
    for (int number = 1; number <= nodes.size(); number++) {
      keep(
          nodes.get(number - 1), folder.resolve(number == 1 ? "app.log" : "app" + number + ".log"));
    }
  }

  private static void keep(TierServer server, Path copy) throws IOException {
    Files.copy(server.log(), copy, StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() {
    site.close();
    opened.forEach(FaultyLink::close);
  }
}
