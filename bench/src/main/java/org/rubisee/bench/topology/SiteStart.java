package org.rubisee.bench.topology;

import java.time.Instant;

/**
 * How a site is started once.
 *
 * @param recipe what is the same for all starts
 * @param restoredAt when the data was restored: the business clock begins there
 * @param httpPort port of the pages; 0: any free one
 */
public record SiteStart(SiteRecipe recipe, Instant restoredAt, int httpPort) {

  /** On any free port. */
  public static SiteStart of(SiteRecipe recipe, Instant restoredAt) {
    return new SiteStart(recipe, restoredAt, 0);
  }

  /** The same on this port. */
  public SiteStart at(int port) {
    return new SiteStart(recipe, restoredAt, port);
  }
}
