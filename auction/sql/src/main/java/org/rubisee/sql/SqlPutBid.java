package org.rubisee.sql;

import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.ItemForUser;
import org.rubisee.model.PutBid;
import org.rubisee.model.ViewItem;

/**
 * Logs a bidder in and shows what can be bid on: the statements of {@link SqlViewItem}, and one.
 */
public final class SqlPutBid implements PutBid {
  private final Auth auth;
  private final ViewItem viewItem;

  /** The use case, made of the two that it needs. */
  public SqlPutBid(Auth auth, ViewItem viewItem) {
    this.auth = auth;
    this.viewItem = viewItem;
  }

  @Override
  public ItemForUser putBid(Credentials bidder, int itemId) throws RejectedException {
    return new ItemForUser(auth.auth(bidder), viewItem.viewItem(itemId));
  }
}
