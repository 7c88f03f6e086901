package org.rubisee.auction.pages;

import org.rubisee.model.NewBid;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/**
 * Confirms a bid.
 *
 * @param bid what was bid
 */
record StoreBidPage(NewBid bid) implements Page {

  @Override
  public String title() {
    return "Your bid is placed";
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p class=good role=status>You bid ").price(bid.bid()).raw(" for ");
    html.number(bid.quantity()).raw(bid.quantity() == 1 ? " unit, and" : " units, and");
    html.raw(" would pay up to ").price(bid.maxBid()).raw(".</p><p>");
    Links.item(html, bid.itemId(), "To the item").raw(" <a href=browse.html>Browse items</a></p>");
  }
}
