package org.rubisee.model;

/** Buys units of an item at its buy-now price. */
public interface StoreBuyNow {

  /**
   * Stores the purchase and takes the units; when none is left, the auction ends.
   *
   * @throws RejectedException if {@link AuctionRules#checkPurchase} says so, there is no such item,
   *     or the ticket was used
   */
  void storeBuyNow(NewPurchase purchase) throws RejectedException;
}
