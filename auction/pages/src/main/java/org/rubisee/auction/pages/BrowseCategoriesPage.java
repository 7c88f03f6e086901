package org.rubisee.auction.pages;

import java.util.List;
import org.rubisee.model.Category;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/**
 * All categories, to search in.
 *
 * @param categories what there is
 */
record BrowseCategoriesPage(List<Category> categories) implements Page {

  @Override
  public String title() {
    return "All " + categories.size() + " categories";
  }

  @Override
  public Section section() {
    return Sections.BROWSE;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<ul class=tiles>");
    for (Category category : categories) {
      html.raw("<li><a href=\"SearchItemsByCategory?category=").number(category.id());
      html.raw("&categoryName=").urlValue(category.name()).raw("\">");
      html.image(CategoryImages.SERIES, CategoryImages.imageOf(category.id()), 32)
          .text(category.name())
          .raw("</a>\n");
    }
    html.raw("</ul>");
  }
}
