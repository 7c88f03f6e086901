package org.rubisee.auction.pages;

import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Asks who wants to buy. */
final class BuyNowAuthServlet extends AuctionServlet {

  /** A servlet of this site. */
  BuyNowAuthServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Page answer(Parameters parameters) {
    return new BuyNowAuthPage(parameters.id("itemId"));
  }
}
