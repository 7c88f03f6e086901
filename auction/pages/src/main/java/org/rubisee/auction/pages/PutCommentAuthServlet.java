package org.rubisee.auction.pages;

import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Asks who wants to comment. */
final class PutCommentAuthServlet extends AuctionServlet {

  /** A servlet of this site. */
  PutCommentAuthServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Page answer(Parameters parameters) {
    return new PutCommentAuthPage(parameters.id("to"), parameters.id("itemId"));
  }
}
