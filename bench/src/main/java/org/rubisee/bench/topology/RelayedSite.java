package org.rubisee.bench.topology;

import org.rubisee.bench.ledger.wire.SiteWatch;

/**
 * A site whose tiers talk over relays on the machine of the bench, and whose servers log their
 * calls: for counting, never for timing.
 *
 * @param site its servers
 * @param watch the relays
 * @param followed where {@link SiteWatch#follow} finds pages and logs
 */
public record RelayedSite(RunningSite site, SiteWatch watch, SiteWatch.Site followed)
    implements AutoCloseable {

  /**
   * Starts a site.
   *
   * @param watch relays that nobody uses yet; they are closed if the start fails
   * @param start starts the servers behind the relays
   */
  public static RelayedSite start(SiteWatch watch, Start start) {
    try {
      return start.behind(watch);
    } catch (RuntimeException e) {
      watch.close();
      throw e;
    }
  }

  /** Starts the servers of a site. */
  @FunctionalInterface
  public interface Start {

    /** Starts them; what they say to each other goes over the relays. */
    RelayedSite behind(SiteWatch watch);
  }

  /** Stops the servers, then the relays. */
  @Override
  public void close() {
    try (watch) {
      site.close();
    }
  }
}
