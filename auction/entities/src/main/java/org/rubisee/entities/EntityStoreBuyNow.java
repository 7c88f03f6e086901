package org.rubisee.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.time.LocalDateTime;
import org.rubisee.beans.EntityCalls;
import org.rubisee.beans.Transactions;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.Rejection;
import org.rubisee.model.StoreBuyNow;
import org.rubisee.settings.BusinessClock;

/**
 * Buys units of an item: a finder, one call that takes the units, and a create, in one transaction.
 * Where transactions do not span calls, the create takes the units.
 */
public record EntityStoreBuyNow(EntityHomes homes, Transactions transactions, BusinessClock clock)
    implements StoreBuyNow {
  @Override
  public void storeBuyNow(NewPurchase purchase) throws RejectedException {
    EntityCalls.of("StoreBuyNow", () -> transactions.within(() -> buy(purchase)));
  }

  private BuyNowEntity buy(NewPurchase purchase)
      throws RejectedException, CreateException, FinderException, IOException {
    LocalDateTime now = clock.now();
    ItemEntity item =
        EntityCalls.found(
            Rejection.NO_SUCH_ITEM, () -> homes.items().findByPrimaryKey(purchase.itemId()));
    try {
      if (!transactions.spanCalls()) {
        return homes.buyNows().createAndTakeUnits(purchase, now);
      }
      item.takeUnits(purchase, now);
      return homes.buyNows().create(purchase, now);
    } catch (DuplicateKeyException e) {
      throw new RejectedException(Rejection.TICKET_USED);
    }
  }
}
