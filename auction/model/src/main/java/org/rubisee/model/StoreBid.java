package org.rubisee.model;

/** Places a bid. */
public interface StoreBid {

  /**
   * Stores the bid and updates the item's highest bid and number of bids.
   *
   * @throws RejectedException if {@link AuctionRules#checkBid} says so, or there is no such item
   */
  void storeBid(NewBid bid) throws RejectedException;
}
