package org.rubisee.bookstore.pages;

import java.util.Random;
import java.util.random.RandomGenerator;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.bookstore.model.UseCases;
import org.rubisee.pages.Layout;
import org.rubisee.pages.Site;
import org.rubisee.settings.SiteSettings;

/**
 * One deployed bookstore.
 *
 * @param site what its servlets share
 * @param useCases the implementation behind it
 * @param draws where what is chosen by chance comes from; thread-safe
 */
record BookstoreSite(Site site, UseCases useCases, RandomGenerator draws) {
  private static final String NAME = "RUBiS EE bookstore";
  private static final long DRAWS_SEED = 2003;

  /**
   * A site.
   *
   * @param contextPath where it lies on its host, for example {@code /bookstore-servlets-only}
   */
  static BookstoreSite of(String contextPath, SiteSettings settings, UseCases useCases) {
    return new BookstoreSite(
        Site.of(settings, layout(contextPath), Rejection.TICKET_INVALID),
        useCases,
        new Random(DRAWS_SEED));
  }

  /** The layout of the pages of a site that lies there on its host. */
  static Layout layout(String contextPath) {
    return new Layout(contextPath, NAME, Sections.navigation());
  }
}
