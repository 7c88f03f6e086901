package org.rubisee.auction.pages;

import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/**
 * The login before a purchase.
 *
 * @param itemId the item
 */
record BuyNowAuthPage(int itemId) implements Page {

  @Override
  public String title() {
    return "Log in to buy";
  }

  @Override
  public void writeBody(Html html) {
    LoginFields.of("BuyNow", itemId).write(new Form(html));
  }
}
