package org.rubisee.pages;

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
