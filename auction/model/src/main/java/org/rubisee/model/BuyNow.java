package org.rubisee.model;

import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;

/** Logs a buyer in and shows what can be bought. */
public interface BuyNow {

  /**
   * The buyer and the item.
   *
   * @throws RejectedException if the login fails, there is no such item among the current ones, it
   *     has no buy-now price, or its auction is over
   */
  ItemForUser buyNow(Credentials buyer, int itemId) throws RejectedException;
}
