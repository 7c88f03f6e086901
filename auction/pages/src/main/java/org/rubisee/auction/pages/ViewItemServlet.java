package org.rubisee.auction.pages;

import java.util.List;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.BidDetails;
import org.rubisee.model.ItemDetails;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Shows an item, current or old. */
final class ViewItemServlet extends AuctionServlet {

  /** A servlet of this site. */
  ViewItemServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    int itemId = parameters.id("itemId");
    ItemDetails item = call(() -> useCases().viewItem().viewItem(itemId));
    return new ViewItemPage(item, site().now(), winningBids(item));
  }

  private boolean closesAuctions() {
    return site().settings().closingSeconds() > 0;
  }

  /** Looked for only where auctions are closed: it takes another use case. */
  private List<BidDetails> winningBids(ItemDetails item) throws RejectedException {
    if (!closesAuctions() || item.bids() == 0 || item.endDate().isAfter(site().now())) {
      return List.of();
    }
    List<BidDetails> newestFirst =
        call(() -> useCases().viewBidHistory().viewBidHistory(item.id())).bids();
    return AuctionRules.winningBids(item.quantity(), item.reservePrice(), newestFirst);
  }
}
