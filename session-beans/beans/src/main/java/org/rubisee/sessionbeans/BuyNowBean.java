package org.rubisee.sessionbeans;

import jakarta.ejb.EJB;
import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.BuyNow;
import org.rubisee.model.ItemForUser;

/** Logs a buyer in and shows what can be bought. */
@Stateless
@Remote(BuyNow.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class BuyNowBean extends SqlBean implements BuyNow {

  @EJB Auth auth;

  @Override
  public ItemForUser buyNow(Credentials buyer, int itemId) throws RejectedException {
    int userId = auth.auth(buyer);
    return answer(sql -> sql.with(known -> userId).buyNow().buyNow(buyer, itemId));
  }
}
