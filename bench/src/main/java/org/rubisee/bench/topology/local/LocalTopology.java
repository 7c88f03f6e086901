package org.rubisee.bench.topology.local;

import java.util.List;
import java.util.function.Supplier;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.ExternalDatabase;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.Topology;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.servers.site.SiteOptions;

/**
 * Each tier is a process of its own on this machine; they talk by the loopback interface. A
 * database of the user's may be elsewhere.
 */
public record LocalTopology(DatabaseTier database) implements Topology {

  @Override
  public String label() {
    return LOCAL;
  }

  @Override
  public RunningSite start(SiteConfiguration configuration, SiteStart start) {
    SiteOptions options =
        start
            .recipe()
            .options(database.siteAddress(), start.restoredAt())
            .withKnobs(configuration.knobs())
            .withHttpPort(start.httpPort());
    return LocalRunningSite.of(
        LocalSite.start(
            configuration.implementation(),
            start.controlsPools() ? options.withPoolControl() : options),
        configuration,
        start.controlsPools());
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
        "The other tiers ran on one machine, and the database was at %s: connections to it may cross a network."
            .formatted(DatabaseAddress.masked(address.jdbcUrl())),
        "The connection of the bench to the database was %s. The servers connect with the same mode of encryption."
            .formatted(encryption.get()));
  }

  @Override
  public void close() {
    database.close();
  }
}
