package org.rubisee.entities;

import java.math.BigDecimal;
import java.time.LocalDateTime;

/** The business methods that current and old items have in common. */
public abstract class ListedItemBusiness extends EntityBusiness {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract String getName();

  public abstract void setName(String name);

  public abstract String getDescription();

  public abstract void setDescription(String description);

  public abstract int getQuantity();

  public abstract void setQuantity(int quantity);

  public abstract BigDecimal getInitialPrice();

  public abstract void setInitialPrice(BigDecimal initialPrice);

  public abstract BigDecimal getReservePrice();

  public abstract void setReservePrice(BigDecimal reservePrice);

  public abstract BigDecimal getBuyNow();

  public abstract void setBuyNow(BigDecimal buyNow);

  public abstract int getNbOfBids();

  public abstract void setNbOfBids(int nbOfBids);

  public abstract BigDecimal getMaxBid();

  public abstract void setMaxBid(BigDecimal maxBid);

  public abstract LocalDateTime getStartDate();

  public abstract void setStartDate(LocalDateTime startDate);

  public abstract LocalDateTime getEndDate();

  public abstract void setEndDate(LocalDateTime endDate);

  public abstract int getSellerId();

  public abstract void setSellerId(int sellerId);

  public abstract int getCategoryId();

  public abstract void setCategoryId(int categoryId);

  /** See {@link ListedItem#getSellerNickname()}. */
  public String getSellerNickname() {
    return nickNameOf(getSellerId());
  }
}
