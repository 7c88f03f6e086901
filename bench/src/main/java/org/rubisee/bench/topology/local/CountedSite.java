package org.rubisee.bench.topology.local;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.ledger.wire.CountedPages;
import org.rubisee.bench.ledger.wire.SiteWatch;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.WatchedDatabase;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteOptions;

/**
 * A site on this machine whose pages show their ledger counts: its tiers talk over relays that
 * count, and a browser comes in by a door that writes the counts on each page. For looking at,
 * never for timing.
 */
public final class CountedSite implements RunningSite {

  private final SiteWatch watch;
  private final LocalRunningSite site;
  private final CountedPages door;

  private CountedSite(SiteWatch watch, LocalRunningSite site, CountedPages door) {
    this.watch = watch;
    this.site = site;
    this.door = door;
  }

  /**
   * Starts it.
   *
   * @param database the database of the build, on this machine
   * @throws CommandFailedException if the port of the pages cannot be had
   */
  public static CountedSite start(
      WatchedDatabase database, SiteConfiguration configuration, SiteStart start) {
    SiteOptions options =
        start
            .recipe()
            .options(database.address(), start.restoredAt())
            .withKnobs(configuration.knobs());
    SiteWatch watch = database.watch();
    try {
      LocalSite servers =
          LocalSite.start(configuration.implementation(), database.seenThrough(watch, options));
      return new CountedSite(
          watch,
          new LocalRunningSite(servers, false, List.of(), Optional.empty()),
          door(watch, servers, start.httpPort()));
    } catch (RuntimeException e) {
      watch.close();
      throw e;
    }
  }

  private static CountedPages door(SiteWatch watch, LocalSite site, int port) {
    URI counted =
        watch.follow(
            new SiteWatch.Site(
                site.baseUri(),
                site.web().callLog().orElseThrow(),
                site.app().flatMap(TierServer::callLog)));
    try {
      return CountedPages.open(counted, watch, port);
    } catch (IOException e) {
      site.close();
      throw new CommandFailedException(
          "Port %d is not available (%s): choose another one with --port"
              .formatted(port, e.getMessage()),
          e);
    }
  }

  @Override
  public URI baseUri() {
    return door.baseUri();
  }

  @Override
  public List<TierReader> readers() {
    return site.readers();
  }

  @Override
  public Map<Tier, Long> pids() {
    return site.pids();
  }

  @Override
  public boolean isAlive() {
    return site.isAlive();
  }

  @Override
  public String logPlace() {
    return site.logPlace();
  }

  @Override
  public void keepLogs(Path folder) throws IOException {
    site.keepLogs(folder);
  }

  @Override
  public void close() {
    door.close();
    site.close();
    watch.close();
  }
}
