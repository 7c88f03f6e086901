package org.rubisee.auction.pages;

import java.util.List;
import org.rubisee.model.Region;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/**
 * All regions, to search in.
 *
 * @param regions what there is
 */
record BrowseRegionsPage(List<Region> regions) implements Page {

  @Override
  public String title() {
    return "All " + regions.size() + " regions";
  }

  @Override
  public Section section() {
    return Sections.BROWSE;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<ul class=tiles>");
    for (Region region : regions) {
      html.raw("<li><a href=\"BrowseCategories?region=").urlValue(region.name()).raw("\">");
      html.text(region.name()).raw("</a>\n");
    }
    html.raw("</ul>");
  }
}
