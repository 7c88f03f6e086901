package org.rubisee.pages;

import org.rubisee.model.CategoriesInRegion;
import org.rubisee.model.Category;

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
    return Section.BROWSE;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<ul class=tiles>");
    for (Category category : choice.categories()) {
      html.raw("<li><a href=\"SearchItemsByRegion?region=").number(choice.region().id());
      html.raw("&category=").number(category.id());
      html.raw("&categoryName=").urlValue(category.name()).raw("\">");
      html.categoryImage(category.id(), 32).text(category.name()).raw("</a>\n");
    }
    html.raw("</ul>");
  }
}
