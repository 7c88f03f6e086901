package org.rubisee.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.time.LocalDateTime;
import org.rubisee.jpa.entities.ItemEntity;
import org.rubisee.jpa.entities.PurchaseEntity;
import org.rubisee.jpa.entities.UserEntity;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.Rejection;
import org.rubisee.model.StoreBuyNow;

/**
 * Buys units of an item. The item is locked when it is read, so purchases and bids on one item come
 * one after the other, and none sees units that are gone.
 */
@Stateless
@Remote(StoreBuyNow.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class StoreBuyNowBean extends JpaBean implements StoreBuyNow {
  private static final String WITH_TICKET = "select p.id from Purchase p where p.ticket = :ticket";

  @Override
  public void storeBuyNow(NewPurchase purchase) throws RejectedException {
    LocalDateTime now = now();
    ItemEntity item = queries().lockedItem(purchase.itemId());
    if (isUsed(purchase.ticket())) {
      throw new RejectedException(Rejection.TICKET_USED);
    }
    AuctionRules.checkPurchase(purchase.quantity(), item.state(), now);
    insert(
        new PurchaseEntity(
            purchase, entities.getReference(UserEntity.class, purchase.userId()), item, now),
        Rejection.TICKET_USED);
    item.takeUnits(purchase.quantity(), now);
    entities.flush();
  }

  private boolean isUsed(String ticket) {
    return !ticket.isEmpty()
        && Queries.one(queries().query(WITH_TICKET, Integer.class).setParameter("ticket", ticket))
            .isPresent();
  }
}
