package org.rubisee.facades;

import org.rubisee.entities.EntityStoreBid;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;
import org.rubisee.model.StoreBid;

/** Places a bid. */
public class StoreBidFacade extends Facade implements StoreBid {
  private static final long serialVersionUID = 1;

  @Override
  public void storeBid(NewBid bid) throws RejectedException {
    changeInTransaction(() -> new EntityStoreBid(homes(), clock()).storeBid(bid));
  }
}
