package org.rubisee.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.time.LocalDateTime;
import org.rubisee.jpa.entities.BidEntity;
import org.rubisee.jpa.entities.ItemEntity;
import org.rubisee.jpa.entities.UserEntity;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.NewBid;
import org.rubisee.model.StoreBid;

/**
 * Places a bid. The item is locked when it is read, before its highest bid is looked at, so bids on
 * one item come one after the other and none is overwritten.
 */
@Stateless
@Remote(StoreBid.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class StoreBidBean extends JpaBean implements StoreBid {

  @Override
  public void storeBid(NewBid bid) throws RejectedException {
    LocalDateTime now = now();
    ItemEntity item = queries().lockedItem(bid.itemId());
    AuctionRules.checkBid(bid, item.state(), now);
    entities.persist(
        new BidEntity(bid, entities.getReference(UserEntity.class, bid.userId()), item, now));
    item.addBid(bid.bid());
    entities.flush();
  }
}
