package org.rubisee.model;

import org.rubisee.logic.RejectedException;

/** Buys units of an item at its buy-now price. */
public interface StoreBuyNow {

  /**
   * Stores the purchase and takes the units; when none is left, the auction ends.
   *
   * @throws RejectedException if there is no such item among the current ones, the ticket was used,
   *     or {@link AuctionRules#checkPurchase} says so; looked at in this order
   */
  void storeBuyNow(NewPurchase purchase) throws RejectedException;
}
