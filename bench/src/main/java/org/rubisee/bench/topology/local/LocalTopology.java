package org.rubisee.bench.topology.local;

import java.util.List;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.Topology;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteOptions;

/** Each tier is a process of its own on this machine; they talk by the loopback interface. */
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
    return List.of(
        "All tiers ran on one machine: what they say to each other went through the loopback"
            + " interface, which takes CPU time but no transmission.");
  }

  @Override
  public void close() {
    database.close();
  }
}
