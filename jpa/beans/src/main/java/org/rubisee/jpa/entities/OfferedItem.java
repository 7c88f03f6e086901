package org.rubisee.jpa.entities;

import jakarta.persistence.Column;
import jakarta.persistence.FetchType;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MappedSuperclass;
import java.time.LocalDateTime;
import org.rubisee.logic.Money;
import org.rubisee.model.AuctionState;
import org.rubisee.model.NewItem;

/** What the tables of current and of old items have in common. */
@MappedSuperclass
public abstract class OfferedItem {
  private String name;
  private String description;

  @Column(name = "initial_price")
  private Money initialPrice;

  int quantity;

  @Column(name = "reserve_price")
  private Money reservePrice;

  @Column(name = "buy_now")
  private Money buyNow;

  @Column(name = "nb_of_bids")
  int bids;

  @Column(name = "max_bid")
  Money maxBid;

  @Column(name = "start_date")
  private LocalDateTime startDate;

  @Column(name = "end_date")
  LocalDateTime endDate;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "seller")
  private UserEntity seller;

  @Column(name = "seller", insertable = false, updatable = false)
  private Integer sellerId;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "category")
  private CategoryEntity category;

  @Column(name = "category", insertable = false, updatable = false)
  private Integer categoryId;

  protected OfferedItem() {}

  /** An item that is put up for sale now. */
  OfferedItem(NewItem item, UserEntity seller, CategoryEntity category, LocalDateTime now) {
    name = item.name();
    description = item.description();
    initialPrice = item.initialPrice();
    quantity = item.quantity();
    reservePrice = item.reservePrice();
    buyNow = item.buyNow();
    bids = 0;
    maxBid = Money.ZERO;
    startDate = now;
    endDate = now.plusDays(item.durationDays());
    this.seller = seller;
    this.category = category;
  }

  /** What the rules need to know of it. */
  public AuctionState state() {
    return new AuctionState(quantity, initialPrice, buyNow, bids, maxBid, endDate);
  }

  /** When the auction started. */
  public LocalDateTime startDate() {
    return startDate;
  }

  /** When the auction ends. */
  public LocalDateTime endDate() {
    return endDate;
  }
}
