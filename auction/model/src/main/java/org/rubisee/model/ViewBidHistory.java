package org.rubisee.model;

/** Shows the bids on an item, current or old. */
public interface ViewBidHistory {

  /**
   * The item's bids.
   *
   * @throws RejectedException if there is no such item
   */
  BidHistory viewBidHistory(int itemId) throws RejectedException;
}
