package org.rubisee.entities;

import jakarta.ejb.EJBException;
import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import java.rmi.NoSuchObjectException;
import java.time.LocalDateTime;
import org.rubisee.beans.PassingFailures;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.Rejection;

/** The business methods of a purchase. */
public interface BuyNowBusiness extends EntityBusiness {
  int getBuyerId();

  void setBuyerId(int buyerId);

  int getItemId();

  void setItemId(int itemId);

  int getQuantity();

  void setQuantity(int quantity);

  LocalDateTime getDate();

  void setDate(LocalDateTime date);

  /** The identity of the ticket that allowed it, null when the site ran without tickets. */
  String getTicket();

  void setTicket(String ticket);

  /** Takes on the state of a new purchase. */
  default void purchase(NewPurchase purchase, LocalDateTime now) {
    setId(others().nextId(IdManagerEntity::nextBuyNowId));
    setBuyerId(purchase.userId());
    setItemId(purchase.itemId());
    setQuantity(purchase.quantity());
    setDate(now);
    setTicket(purchase.ticket().isEmpty() ? null : purchase.ticket());
  }

  /** Takes the units from the item, which is locked before the ids, and is then that purchase. */
  default void takeUnits(NewPurchase purchase, LocalDateTime now) throws RejectedException {
    try {
      others()
          .home("Item", Items.class)
          .findByPrimaryKey(purchase.itemId())
          .takeUnits(purchase, now);
    } catch (ObjectNotFoundException e) {
      throw new RejectedException(Rejection.NO_SUCH_ITEM);
    } catch (NoSuchObjectException e) {
      throw PassingFailures.gone("item " + purchase.itemId(), e);
    } catch (IOException | FinderException e) {
      throw new EJBException("Could not look for item " + purchase.itemId(), e);
    }
    purchase(purchase, now);
  }

  /** See {@link BuyNowEntity#getPurchase()}. */
  default Purchase getPurchase() {
    return new Purchase(getQuantity(), getDate());
  }
}
