package org.rubisee.jpa;

import jakarta.ejb.EJB;
import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Auth;
import org.rubisee.model.BuyNow;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.ItemForUser;
import org.rubisee.model.Rejection;

/** Logs a buyer in and shows what can be bought: the login's query and one for the item. */
@Stateless
@Remote(BuyNow.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class BuyNowBean extends JpaBean implements BuyNow {

  @EJB Auth auth;

  @Override
  public ItemForUser buyNow(Credentials buyer, int itemId) throws RejectedException {
    int userId = auth.auth(buyer);
    ItemDetails item =
        queries()
            .currentItem(itemId)
            .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_ITEM));
    AuctionRules.checkPurchase(1, item.auctionState(), now());
    return new ItemForUser(userId, item);
  }
}
