package org.rubisee.bookstore.pages;

import java.util.List;
import org.rubisee.bookstore.model.Promotion;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Section;

/**
 * The form for a search.
 *
 * @param promotions books that the shop recommends
 * @param visit who looks
 */
record SearchRequestPage(List<Promotion> promotions, Visit visit) implements BookstorePage {

  @Override
  public String title() {
    return "Search";
  }

  @Override
  public Section section() {
    return Sections.SEARCH;
  }

  @Override
  public void writeBody(Html html) {
    new SearchFields(visit).write(new Form(html));
    new PromotionList(promotions, visit).write(html);
    Links.cart(html, visit);
  }
}
