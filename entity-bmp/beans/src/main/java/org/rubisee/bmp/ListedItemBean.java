package org.rubisee.bmp;

import java.math.BigDecimal;
import java.sql.SQLException;
import java.time.LocalDateTime;
import org.rubisee.entities.ListedItemBusiness;

/**
 * The columns of current and of old items, which are the same. Four of them change after an item
 * was put up for sale.
 */
public abstract class ListedItemBean extends BeanManaged implements ListedItemBusiness {
  private static final long serialVersionUID = 1;

  private String name;
  private String description;
  private int quantity;
  private BigDecimal initialPrice;
  private BigDecimal reservePrice;
  private BigDecimal buyNow;
  private int nbOfBids;
  private BigDecimal maxBid;
  private LocalDateTime startDate;
  private LocalDateTime endDate;
  private int sellerId;
  private int categoryId;

  ListedItemBean(String entity, String find, String load, String remove) {
    super(entity, find, load, remove);
  }

  @Override
  void read(Columns row) throws SQLException {
    name = row.text();
    description = row.text();
    quantity = row.number();
    initialPrice = row.amount();
    reservePrice = row.amount();
    buyNow = row.amount();
    nbOfBids = row.number();
    maxBid = row.amount();
    startDate = row.dateTime();
    endDate = row.dateTime();
    sellerId = row.number();
    categoryId = row.number();
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public void setName(String newName) {
    name = newName;
  }

  @Override
  public String getDescription() {
    return description;
  }

  @Override
  public void setDescription(String newDescription) {
    description = newDescription;
  }

  @Override
  public int getQuantity() {
    return quantity;
  }

  @Override
  public void setQuantity(int newQuantity) {
    quantity = newQuantity;
    changed();
  }

  @Override
  public BigDecimal getInitialPrice() {
    return initialPrice;
  }

  @Override
  public void setInitialPrice(BigDecimal newInitialPrice) {
    initialPrice = newInitialPrice;
  }

  @Override
  public BigDecimal getReservePrice() {
    return reservePrice;
  }

  @Override
  public void setReservePrice(BigDecimal newReservePrice) {
    reservePrice = newReservePrice;
  }

  @Override
  public BigDecimal getBuyNow() {
    return buyNow;
  }

  @Override
  public void setBuyNow(BigDecimal newBuyNow) {
    buyNow = newBuyNow;
  }

  @Override
  public int getNbOfBids() {
    return nbOfBids;
  }

  @Override
  public void setNbOfBids(int newNbOfBids) {
    nbOfBids = newNbOfBids;
    changed();
  }

  @Override
  public BigDecimal getMaxBid() {
    return maxBid;
  }

  @Override
  public void setMaxBid(BigDecimal newMaxBid) {
    maxBid = newMaxBid;
    changed();
  }

  @Override
  public LocalDateTime getStartDate() {
    return startDate;
  }

  @Override
  public void setStartDate(LocalDateTime newStartDate) {
    startDate = newStartDate;
  }

  @Override
  public LocalDateTime getEndDate() {
    return endDate;
  }

  @Override
  public void setEndDate(LocalDateTime newEndDate) {
    endDate = newEndDate;
    changed();
  }

  @Override
  public int getSellerId() {
    return sellerId;
  }

  @Override
  public void setSellerId(int newSellerId) {
    sellerId = newSellerId;
  }

  @Override
  public int getCategoryId() {
    return categoryId;
  }

  @Override
  public void setCategoryId(int newCategoryId) {
    categoryId = newCategoryId;
  }
}
