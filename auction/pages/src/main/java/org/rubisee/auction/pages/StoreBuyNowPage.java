package org.rubisee.auction.pages;

import org.rubisee.model.NewPurchase;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/**
 * Confirms a purchase.
 *
 * @param purchase what was bought
 */
record StoreBuyNowPage(NewPurchase purchase) implements Page {

  @Override
  public String title() {
    return "It is yours";
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p class=good role=status>You bought ").number(purchase.quantity());
    html.raw(purchase.quantity() == 1 ? " unit.</p><p>" : " units.</p><p>");
    Links.item(html, purchase.itemId(), "To the item");
    html.raw(" <a href=browse.html>Browse items</a></p>");
  }
}
