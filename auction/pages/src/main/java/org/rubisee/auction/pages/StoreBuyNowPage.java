package org.rubisee.auction.pages;

import org.rubisee.model.NewPurchase;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/**
 * Confirms a purchase, or that an order is accepted.
 *
 * @param purchase what was bought
 * @param isOrder whether it is an order, which is fulfilled or refused later
 */
record StoreBuyNowPage(NewPurchase purchase, boolean isOrder) implements Page {

  @Override
  public String title() {
    return isOrder ? "Your order is accepted" : "It is yours";
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p class=good role=status>").raw(isOrder ? "You ordered " : "You bought ");
    html.number(purchase.quantity());
    html.raw(purchase.quantity() == 1 ? " unit.</p><p>" : " units.</p><p>");
    Links.item(html, purchase.itemId(), "To the item");
    html.raw(" <a href=browse.html>Browse items</a></p>");
  }
}
