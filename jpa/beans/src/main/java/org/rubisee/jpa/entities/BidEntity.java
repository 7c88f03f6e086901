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
import org.rubisee.logic.Money;
import org.rubisee.model.NewBid;

/** A bid. */
@Entity(name = "Bid")
@Table(name = "bids")
public class BidEntity {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  private Integer id;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "user_id")
  private UserEntity bidder;

  @Column(name = "user_id", insertable = false, updatable = false)
  private Integer bidderId;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "item_id")
  private ItemEntity item;

  @Column(name = "item_id", insertable = false, updatable = false)
  private Integer itemId;

  @Column(name = "qty")
  private int quantity;

  @Column(name = "bid")
  private Money amount;

  @Column(name = "max_bid")
  private Money maxBid;

  private LocalDateTime date;

  protected BidEntity() {}

  /** A bid placed now. */
  public BidEntity(NewBid bid, UserEntity bidder, ItemEntity item, LocalDateTime now) {
    this.bidder = bidder;
    this.item = item;
    quantity = bid.quantity();
    amount = bid.bid();
    maxBid = bid.maxBid();
    date = now;
  }
}
