package org.rubisee.facades;

import org.rubisee.entities.EntityPutBid;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.ItemForUser;
import org.rubisee.model.PutBid;
import org.rubisee.model.ViewItem;

/** Logs a bidder in and shows what can be bid on: asks two other façades. */
public class PutBidFacade extends Facade implements PutBid {
  private static final long serialVersionUID = 1;

  @Override
  public ItemForUser putBid(Credentials bidder, int itemId) throws RejectedException {
    return answer(
        () -> new EntityPutBid(auth(), bean("ViewItem", ViewItem.class)).putBid(bidder, itemId));
  }
}
