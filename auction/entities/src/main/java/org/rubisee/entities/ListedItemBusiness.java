package org.rubisee.entities;

import java.math.BigDecimal;
import java.time.LocalDateTime;

/** The business methods that current and old items have in common. */
public interface ListedItemBusiness extends EntityBusiness {
  String getName();

  void setName(String name);

  String getDescription();

  void setDescription(String description);

  int getQuantity();

  void setQuantity(int quantity);

  BigDecimal getInitialPrice();

  void setInitialPrice(BigDecimal initialPrice);

  BigDecimal getReservePrice();

  void setReservePrice(BigDecimal reservePrice);

  BigDecimal getBuyNow();

  void setBuyNow(BigDecimal buyNow);

  int getNbOfBids();

  void setNbOfBids(int nbOfBids);

  BigDecimal getMaxBid();

  void setMaxBid(BigDecimal maxBid);

  LocalDateTime getStartDate();

  void setStartDate(LocalDateTime startDate);

  LocalDateTime getEndDate();

  void setEndDate(LocalDateTime endDate);

  int getSellerId();

  void setSellerId(int sellerId);

  int getCategoryId();

  void setCategoryId(int categoryId);

  /** See {@link ListedItem#getSellerNickname()}. */
  default String getSellerNickname() {
    return others().nickNameOf(getSellerId());
  }
}
