package org.rubisee.pages;

/** Asks who wants to bid. */
final class PutBidAuthServlet extends InteractionServlet {

  /** A servlet of this site. */
  PutBidAuthServlet(Site site) {
    super(site);
  }

  @Override
  Page answer(Parameters parameters) {
    return new PutBidAuthPage(parameters.id("itemId"));
  }
}
