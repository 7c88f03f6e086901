package org.rubisee.auction.pages;

import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/** The choice between searching everywhere and searching in a region. */
record BrowsePage() implements Page {

  @Override
  public String title() {
    return "Browse items";
  }

  @Override
  public Section section() {
    return Sections.BROWSE;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<ul class=tiles><li><a href=BrowseCategories>All items by category</a>")
        .raw("<li><a href=BrowseRegions>Items near you, by region</a></ul>");
  }
}
