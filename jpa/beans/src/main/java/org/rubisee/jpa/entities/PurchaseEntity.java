package org.rubisee.jpa.entities;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.LocalDateTime;
import org.rubisee.model.NewPurchase;

/** A purchase at the buy-now price. */
@Entity(name = "Purchase")
@Table(name = "buy_now")
public class PurchaseEntity {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  private Integer id;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "buyer_id")
  private UserEntity buyer;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "item_id")
  private ItemEntity item;

  @Column(name = "qty")
  private int quantity;

  private LocalDateTime date;
  private String ticket;

  protected PurchaseEntity() {}

  /** Units bought now. */
  public PurchaseEntity(
      NewPurchase purchase, UserEntity buyer, ItemEntity item, LocalDateTime now) {
    this.buyer = buyer;
    this.item = item;
    quantity = purchase.quantity();
    date = now;
    ticket = purchase.ticket().isEmpty() ? null : purchase.ticket();
  }
}
