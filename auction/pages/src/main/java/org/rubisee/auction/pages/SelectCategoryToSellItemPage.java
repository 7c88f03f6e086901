package org.rubisee.auction.pages;

import org.rubisee.model.CategoriesToSell;
import org.rubisee.model.Category;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/**
 * All categories, one button each, for a seller to choose from. One form, so the ticket is in the
 * page once and never in an address.
 *
 * @param choice the seller and the categories
 * @param ticket allows the seller to sell
 */
record SelectCategoryToSellItemPage(CategoriesToSell choice, String ticket) implements Page {

  @Override
  public String title() {
    return "Choose a category";
  }

  @Override
  public Section section() {
    return Sections.SELL;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<form method=post action=SellItemForm class=choice>");
    new Form(html).ticket(ticket).hidden("user", choice.sellerId());
    html.raw("<ul class=tiles>");
    for (Category category : choice.categories()) {
      html.raw("<li><button name=category value=").number(category.id()).raw(">");
      html.image(CategoryImages.SERIES, CategoryImages.imageOf(category.id()), 32)
          .text(category.name())
          .raw("</button>\n");
    }
    html.raw("</ul></form>");
  }
}
