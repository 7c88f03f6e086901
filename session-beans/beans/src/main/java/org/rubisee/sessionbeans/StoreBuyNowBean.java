package org.rubisee.sessionbeans;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.StoreBuyNow;

/** Buys units of an item at its buy-now price. */
@Stateless
@Remote(StoreBuyNow.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class StoreBuyNowBean extends SqlBean implements StoreBuyNow {

  @Override
  public void storeBuyNow(NewPurchase purchase) throws RejectedException {
    change(sql -> sql.storeBuyNow().storeBuyNow(purchase));
  }
}
