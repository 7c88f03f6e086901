package org.rubisee.model;

import org.rubisee.logic.RejectedException;

/** Places a bid. */
public interface StoreBid {

  /**
   * Stores the bid and updates the item's highest bid and number of bids.
   *
   * @throws RejectedException if there is no such item among the current ones, or {@link
   *     AuctionRules#checkBid} says so
   */
  void storeBid(NewBid bid) throws RejectedException;
}
