package org.rubisee.jpa.entities;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.LocalDateTime;
import org.hibernate.annotations.DynamicUpdate;
import org.rubisee.logic.Money;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.NewItem;

/**
 * A current item. It changes while it is locked, so it needs no version; an update sets what
 * changed only, not the description, which is longer than all else.
 */
@Entity(name = "Item")
@Table(name = "items")
@DynamicUpdate
public class ItemEntity extends OfferedItem {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  private Integer id;

  protected ItemEntity() {}

  /** An item that is put up for sale now. */
  public ItemEntity(NewItem item, UserEntity seller, CategoryEntity category, LocalDateTime now) {
    super(item, seller, category, now);
  }

  /** Its key, which the database gave. */
  public int id() {
    return id;
  }

  /** Takes a bid that the rules allow. */
  public void addBid(Money amount) {
    maxBid = amount;
    bids++;
  }

  /** Takes units away that were bought; without any left the auction ends. */
  public void takeUnits(int units, LocalDateTime now) {
    quantity -= units;
    endDate = AuctionRules.endAfterPurchase(quantity, endDate, now);
  }
}
