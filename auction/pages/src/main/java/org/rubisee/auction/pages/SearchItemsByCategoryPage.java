package org.rubisee.auction.pages;

import java.time.LocalDateTime;
import org.rubisee.model.SearchResult;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/**
 * Running auctions of a category.
 *
 * @param search what was searched for
 * @param result what was found
 * @param now business time
 */
record SearchItemsByCategoryPage(Search search, SearchResult result, LocalDateTime now)
    implements Page {

  @Override
  public String title() {
    return search.title();
  }

  @Override
  public Section section() {
    return Sections.BROWSE;
  }

  @Override
  public void writeBody(Html html) {
    new ItemList(search, result, now, link -> link.raw("SearchItemsByCategory?")).write(html);
  }
}
