package org.rubisee.auction.pages;

import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Asks who wants to bid. */
final class PutBidAuthServlet extends AuctionServlet {

  /** A servlet of this site. */
  PutBidAuthServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Page answer(Parameters parameters) {
    return new PutBidAuthPage(parameters.id("itemId"));
  }
}
