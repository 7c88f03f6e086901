package org.rubisee.pages;

import org.rubisee.model.RejectedException;

/** Shows the bids on an item, current or old. */
final class ViewBidHistoryServlet extends InteractionServlet {

  /** A servlet of this site. */
  ViewBidHistoryServlet(Site site) {
    super(site);
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    int itemId = parameters.id("itemId");
    return new ViewBidHistoryPage(call(() -> useCases().viewBidHistory().viewBidHistory(itemId)));
  }
}
