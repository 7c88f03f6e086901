package org.rubisee.model;

import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;

/** Logs a bidder in and shows what can be bid on. */
public interface PutBid {

  /**
   * The bidder and the item.
   *
   * @throws RejectedException if the login fails or there is no such item, current or old
   */
  ItemForUser putBid(Credentials bidder, int itemId) throws RejectedException;
}
