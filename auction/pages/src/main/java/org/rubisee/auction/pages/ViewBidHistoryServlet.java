package org.rubisee.auction.pages;

import org.rubisee.logic.RejectedException;
import org.rubisee.model.BidHistory;
import org.rubisee.pages.Excerpt;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Shows the bids on an item, current or old. */
final class ViewBidHistoryServlet extends AuctionServlet {

  /** A servlet of this site. */
  ViewBidHistoryServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Excerpt excerpt = Excerpt.of(parameters, "itemId");
    return new ViewBidHistoryPage(call(() -> history(excerpt)), excerpt);
  }

  private BidHistory history(Excerpt excerpt) throws RejectedException {
    return excerpt.skip() == 0
        ? useCases().viewBidHistory().viewBidHistory(excerpt.subject())
        : useCases().viewBidHistory().earlierBids(excerpt.subject(), excerpt.skip());
  }
}
