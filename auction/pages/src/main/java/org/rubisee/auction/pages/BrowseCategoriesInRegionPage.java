package org.rubisee.auction.pages;

import org.rubisee.model.CategoriesInRegion;
import org.rubisee.model.Category;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/**
 * All categories, to search in within a region.
 *
 * @param choice the region and the categories
 */
record BrowseCategoriesInRegionPage(CategoriesInRegion choice) implements Page {

  @Override
  public String title() {
    return choice.categories().size() + " categories in " + choice.region().name();
  }

  @Override
  public Section section() {
    return Sections.BROWSE;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<ul class=tiles>");
    for (Category category : choice.categories()) {
      html.raw("<li><a href=\"SearchItemsByRegion?region=").number(choice.region().id());
      html.raw("&category=").number(category.id());
      html.raw("&categoryName=").urlValue(category.name()).raw("\">");
      html.image(CategoryImages.SERIES, CategoryImages.imageOf(category.id()), 32)
          .text(category.name())
          .raw("</a>\n");
    }
    html.raw("</ul>");
  }
}
