package org.rubisee.jpa;

import jakarta.ejb.EJB;
import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.ItemForUser;
import org.rubisee.model.PutBid;
import org.rubisee.model.ViewItem;

/** Logs a bidder in and shows what can be bid on: asks two other beans. */
@Stateless
@Remote(PutBid.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class PutBidBean implements PutBid {

  @EJB Auth auth;

  @EJB ViewItem viewItem;

  @Override
  public ItemForUser putBid(Credentials bidder, int itemId) throws RejectedException {
    return new ItemForUser(auth.auth(bidder), viewItem.viewItem(itemId));
  }
}
