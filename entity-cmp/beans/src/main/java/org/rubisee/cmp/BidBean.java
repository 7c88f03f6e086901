package org.rubisee.cmp;

import java.time.LocalDateTime;
import org.rubisee.entities.AbstractEntity;
import org.rubisee.entities.BidBusiness;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;

/** A bid on an item. */
public abstract class BidBean extends AbstractEntity implements BidBusiness {
  private static final long serialVersionUID = 1;

  /** Places a bid. */
  public Integer ejbCreate(NewBid bid, LocalDateTime now) throws RejectedException {
    place(bid, now);
    return null; // the container knows the key field
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(NewBid bid, LocalDateTime now) {}
}
