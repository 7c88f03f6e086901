package org.rubisee.entities;

import org.rubisee.beans.EntityCalls;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;
import org.rubisee.model.StoreBid;
import org.rubisee.settings.BusinessClock;

/** Places a bid: one create, which asks the item. */
public record EntityStoreBid(EntityHomes homes, BusinessClock clock) implements StoreBid {
  @Override
  public void storeBid(NewBid bid) throws RejectedException {
    EntityCalls.of("StoreBid", () -> homes.bids().create(bid, clock.now()));
  }
}
