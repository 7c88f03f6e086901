package org.rubisee.bench.topology.local;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.ledger.wire.CountedPages;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.RelayedSite;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.servers.Loopback;
import org.rubisee.settings.Text;

/**
 * A site on this machine whose pages show their ledger counts: its tiers talk over relays that
 * count, and a browser comes in by a door that writes the counts on each page. For looking at,
 * never for timing.
 */
public final class CountedSite implements RunningSite {

  private final RelayedSite relayed;
  private final RunningSite site;
  private final CountedPages door;

  private CountedSite(RelayedSite relayed, CountedPages door) {
    this.relayed = relayed;
    this.site = relayed.site();
    this.door = door;
  }

  /**
   * Starts it.
   *
   * @throws CommandFailedException if the port of the pages cannot be had
   */
  public static CountedSite start(
      LocalTopology topology, SiteConfiguration configuration, SiteStart start) {
    RelayedSite relayed = topology.startRelayed(configuration, start, Loopback.address());
    try {
      URI counted = relayed.watch().follow(relayed.followed());
      return new CountedSite(
          relayed, CountedPages.open(counted, relayed.watch(), start.httpPort()));
    } catch (IOException e) {
      relayed.close();
      throw new CommandFailedException(
          Text.of(
              "Port %d is not available (%s): choose another one with --port",
              start.httpPort(), e.getMessage()),
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
    relayed.close();
  }
}
