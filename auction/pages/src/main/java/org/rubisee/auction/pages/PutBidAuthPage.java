package org.rubisee.auction.pages;

import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/**
 * The login before a bid.
 *
 * @param itemId the item
 */
record PutBidAuthPage(int itemId) implements Page {

  @Override
  public String title() {
    return "Log in to bid";
  }

  @Override
  public void writeBody(Html html) {
    LoginFields.of("PutBid", itemId).write(new Form(html));
  }
}
