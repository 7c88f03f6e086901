package org.rubisee.bench.topology.local;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.ledger.wire.SiteWatch;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.EmbeddedDatabase;
import org.rubisee.bench.topology.ExternalDatabase;
import org.rubisee.bench.topology.RelayedSite;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.Topology;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.Loopback;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.mysql.MySqlOptions;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.servers.site.SiteTap;
import org.rubisee.settings.Text;

/**
 * Each tier is a process of its own on this machine; they talk by the loopback interface. A
 * database of the user's may be elsewhere.
 */
public record LocalTopology(DatabaseTier database) implements Topology {

  private static final int SMALL_BUFFER_POOL_MIB = 128;

  @Override
  public String label() {
    return LOCAL;
  }

  /** One with a small database of its own, for counting. */
  public static LocalTopology forLedgers(Path folder, Terminal terminal) {
    return new LocalTopology(
        EmbeddedDatabase.start(
            MySqlOptions.in(folder.resolve("db"))
                .withBufferPoolMib(SMALL_BUFFER_POOL_MIB)
                .withDurability(MySqlOptions.Durability.RELAXED),
            terminal));
  }

  @Override
  public RunningSite start(SiteConfiguration configuration, SiteStart start) {
    SiteOptions options = options(configuration, start).withHttpPort(start.httpPort());
    return LocalRunningSite.of(
        LocalSite.start(configuration.implementation(), options), configuration);
  }

  /** The relays are at the loopback interface, whatever was asked. */
  @Override
  public RelayedSite startRelayed(
      SiteConfiguration configuration, SiteStart start, InetAddress relays) {
    DatabaseAddress address = database.siteAddress();
    return RelayedSite.start(
        new SiteWatch(Loopback.address(), address.server()),
        watch -> {
          String url = address.through(Loopback.ADDRESS, watch.databasePort()).jdbcUrl();
          LocalSite site =
              LocalSite.start(
                  configuration.implementation(),
                  options(configuration, start)
                      .withDatabase(new SiteDatabase(url, address.user(), address.password()))
                      .withTap(new SiteTap(watch::appRoute)));
          return new RelayedSite(
              LocalRunningSite.of(site, configuration),
              watch,
              new SiteWatch.Site(
                  site.baseUri(),
                  site.web().callLog().orElseThrow(),
                  site.app().flatMap(TierServer::callLog)));
        });
  }

  private SiteOptions options(SiteConfiguration configuration, SiteStart start) {
    database.allowSite(configuration.knobs().privileges());
    return start
        .recipe()
        .options(database.siteAddress(), start.restoredAt())
        .withKnobs(configuration.knobs());
  }

  @Override
  public boolean restartsServers() {
    return true;
  }

  @Override
  public List<String> remarks() {
    return remarks(
        database.address(),
        () -> database instanceof ExternalDatabase own ? own.encryption() : "not encrypted");
  }

  /**
   * What readers of results must know.
   *
   * @param address that of the database
   * @param encryption whether the connection of the bench to the database is encrypted, in words
   */
  static List<String> remarks(DatabaseAddress address, Supplier<String> encryption) {
    if (SiteDatabase.isOnLoopback(address.jdbcUrl())) {
      return List.of(
          "All tiers ran on one machine: what they say to each other went through the loopback"
              + " interface, which takes CPU time but no transmission.");
    }
    return List.of(
        Text.of(
            "The other tiers ran on one machine, and the database was at %s: connections to it may cross a network.",
            DatabaseAddress.masked(address.jdbcUrl())),
        Text.of(
            "The connection of the bench to the database was %s. The servers connect with the same mode of encryption.",
            encryption.get()));
  }

  @Override
  public void close() {
    database.close();
  }
}
