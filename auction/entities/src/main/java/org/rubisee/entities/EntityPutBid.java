package org.rubisee.entities;

import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.ItemForUser;
import org.rubisee.model.PutBid;
import org.rubisee.model.ViewItem;

/** Logs a bidder in and shows what can be bid on: the calls of the two use cases that it needs. */
public record EntityPutBid(Auth auth, ViewItem viewItem) implements PutBid {
  @Override
  public ItemForUser putBid(Credentials bidder, int itemId) throws RejectedException {
    return new ItemForUser(auth.auth(bidder), viewItem.viewItem(itemId));
  }
}
