package org.rubisee.facades;

import org.rubisee.entities.EntityStoreBuyNow;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.StoreBuyNow;

/** Buys units of an item at its buy-now price. */
public class StoreBuyNowFacade extends Facade implements StoreBuyNow {
  private static final long serialVersionUID = 1;

  @Override
  public void storeBuyNow(NewPurchase purchase) throws RejectedException {
    change(() -> new EntityStoreBuyNow(homes(), transactions(), clock()).storeBuyNow(purchase));
  }
}
