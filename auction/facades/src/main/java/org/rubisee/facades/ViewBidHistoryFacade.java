package org.rubisee.facades;

import org.rubisee.entities.EntityViewBidHistory;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.BidHistory;
import org.rubisee.model.ViewBidHistory;

/** Shows the bids on an item, current or old. */
public class ViewBidHistoryFacade extends Facade implements ViewBidHistory {
  private static final long serialVersionUID = 1;

  @Override
  public BidHistory viewBidHistory(int itemId) throws RejectedException {
    return answerInTransaction(() -> new EntityViewBidHistory(homes()).viewBidHistory(itemId));
  }

  @Override
  public BidHistory earlierBids(int itemId, int skip) throws RejectedException {
    return answerInTransaction(() -> new EntityViewBidHistory(homes()).earlierBids(itemId, skip));
  }
}
