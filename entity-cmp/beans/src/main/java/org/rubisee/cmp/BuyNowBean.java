package org.rubisee.cmp;

import java.time.LocalDateTime;
import org.rubisee.entities.AbstractEntity;
import org.rubisee.entities.BuyNowBusiness;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewPurchase;

/** A purchase at the buy-now price. */
public abstract class BuyNowBean extends AbstractEntity implements BuyNowBusiness {
  private static final long serialVersionUID = 1;

  /** Stores a purchase. */
  public Integer ejbCreate(NewPurchase purchase, LocalDateTime now) {
    purchase(purchase, now);
    return null; // the container knows the key field
  }

  /** Takes the units and stores the purchase. */
  public Integer ejbCreateAndTakeUnits(NewPurchase purchase, LocalDateTime now)
      throws RejectedException {
    takeUnits(purchase, now);
    return null; // the container knows the key field
  }

  /** The bean creates nothing else. */
  public void ejbPostCreateAndTakeUnits(NewPurchase purchase, LocalDateTime now) {}

  /** The bean creates nothing else. */
  public void ejbPostCreate(NewPurchase purchase, LocalDateTime now) {}
}
