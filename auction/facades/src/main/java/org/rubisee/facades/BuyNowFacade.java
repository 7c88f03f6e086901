package org.rubisee.facades;

import org.rubisee.entities.EntityBuyNow;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.BuyNow;
import org.rubisee.model.ItemForUser;

/** Logs a buyer in and shows what can be bought; the login is asked of another façade. */
public class BuyNowFacade extends Facade implements BuyNow {
  private static final long serialVersionUID = 1;

  @Override
  public ItemForUser buyNow(Credentials buyer, int itemId) throws RejectedException {
    return answerInTransaction(
        () -> new EntityBuyNow(homes(), clock(), auth(), false).buyNow(buyer, itemId));
  }
}
