package org.rubisee.entities;

import java.time.LocalDateTime;
import org.rubisee.model.NewPurchase;

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

  /** See {@link BuyNowEntity#getPurchase()}. */
  default Purchase getPurchase() {
    return new Purchase(getQuantity(), getDate());
  }
}
