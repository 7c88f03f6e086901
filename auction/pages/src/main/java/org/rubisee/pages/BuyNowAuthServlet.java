package org.rubisee.pages;

/** Asks who wants to buy. */
final class BuyNowAuthServlet extends InteractionServlet {

  /** A servlet of this site. */
  BuyNowAuthServlet(Site site) {
    super(site);
  }

  @Override
  Page answer(Parameters parameters) {
    return new BuyNowAuthPage(parameters.id("itemId"));
  }
}
