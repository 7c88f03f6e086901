package org.rubisee.entities;

import java.time.LocalDateTime;
import org.rubisee.model.NewPurchase;

/** The business methods of a purchase. */
public abstract class BuyNowBusiness extends EntityBusiness {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract int getBuyerId();

  public abstract void setBuyerId(int buyerId);

  public abstract int getItemId();

  public abstract void setItemId(int itemId);

  public abstract int getQuantity();

  public abstract void setQuantity(int quantity);

  public abstract LocalDateTime getDate();

  public abstract void setDate(LocalDateTime date);

  /** The identity of the ticket that allowed it, null when the site ran without tickets. */
  public abstract String getTicket();

  public abstract void setTicket(String ticket);

  /** Takes on the state of a new purchase. */
  protected final void purchase(NewPurchase purchase, LocalDateTime now) {
    setId(nextId(IdManagerEntity::nextBuyNowId));
    setBuyerId(purchase.userId());
    setItemId(purchase.itemId());
    setQuantity(purchase.quantity());
    setDate(now);
    setTicket(purchase.ticket().isEmpty() ? null : purchase.ticket());
  }

  /** See {@link BuyNowEntity#getPurchase()}. */
  public Purchase getPurchase() {
    return new Purchase(getQuantity(), getDate());
  }
}
