package org.rubisee.model;

import org.rubisee.logic.RejectedException;

/** Shows the bids on an item, current or old. */
public interface ViewBidHistory {

  /**
   * The item's bids.
   *
   * @throws RejectedException if there is no such item
   */
  BidHistory viewBidHistory(int itemId) throws RejectedException;

  /**
   * Earlier bids, where there are more than one page shows.
   *
   * @param skip how many bids are newer than those wanted, from 1
   * @throws RejectedException if there is no such item
   */
  BidHistory earlierBids(int itemId, int skip) throws RejectedException;
}
