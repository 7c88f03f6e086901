package org.rubisee.auction.pages;

import org.rubisee.model.Rejection;
import org.rubisee.model.UseCases;
import org.rubisee.pages.Layout;
import org.rubisee.pages.Site;
import org.rubisee.settings.SiteSettings;

/**
 * One deployed auction site.
 *
 * @param site what its servlets share
 * @param useCases the implementation behind it
 */
record AuctionSite(Site site, UseCases useCases) {
  private static final String NAME = "RUBiS EE";

  /**
   * A site.
   *
   * @param contextPath where it lies on its host, for example {@code /servlets-only}
   */
  static AuctionSite of(String contextPath, SiteSettings settings, UseCases useCases) {
    return new AuctionSite(
        Site.of(settings, layout(contextPath), Rejection.TICKET_INVALID), useCases);
  }

  /** What the pages of a site have in common. */
  static Layout layout(String contextPath) {
    return new Layout(contextPath, NAME, Sections.navigation());
  }
}
