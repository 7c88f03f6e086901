package org.rubisee.pages;

import org.rubisee.logic.RejectedException;
import org.rubisee.model.BidHistory;

/** Shows the bids on an item, current or old. */
final class ViewBidHistoryServlet extends InteractionServlet {

  /** A servlet of this site. */
  ViewBidHistoryServlet(Site site) {
    super(site);
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    Excerpt excerpt = Excerpt.of(parameters, "itemId");
    return new ViewBidHistoryPage(call(() -> history(excerpt)), excerpt);
  }

  private BidHistory history(Excerpt excerpt) throws RejectedException {
    return excerpt.skip() == 0
        ? useCases().viewBidHistory().viewBidHistory(excerpt.subject())
        : useCases().viewBidHistory().earlierBids(excerpt.subject(), excerpt.skip());
  }
}
