package org.rubisee.bench.topology;

import org.rubisee.bench.ledger.wire.SiteWatch;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.servers.site.SiteTap;

/**
 * A database on this machine whose statements are counted on their way.
 *
 * @param address where it really is
 */
public record WatchedDatabase(DatabaseAddress address) {

  /** A watch over it. */
  public SiteWatch watch() {
    return new SiteWatch(address.port());
  }

  /** A site that is led over the watch to the database and from its web to its app tier. */
  public SiteOptions seenThrough(SiteWatch watch, SiteOptions options) {
    String url =
        address.jdbcUrl().replace(":" + address.port() + "/", ":" + watch.databasePort() + "/");
    return options
        .withDatabase(new SiteDatabase(url, address.user(), address.password()))
        .withHttpPort(0)
        .withTap(new SiteTap(watch::appRoute));
  }
}
