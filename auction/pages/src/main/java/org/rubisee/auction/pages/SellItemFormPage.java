package org.rubisee.auction.pages;

import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/**
 * The form for a new item.
 *
 * @param sellerId who sells
 * @param categoryId where
 * @param ticket allows the sale; empty for clients that know no tickets
 */
record SellItemFormPage(int sellerId, int categoryId, String ticket) implements Page {
  @Override
  public String title() {
    return "Describe your item";
  }

  @Override
  public Section section() {
    return Sections.SELL;
  }

  @Override
  public void writeBody(Html html) {
    new SaleFields(ticket, sellerId, categoryId).write(new Form(html));
  }
}
