package org.rubisee.bmp;

import jakarta.ejb.EntityContext;
import jakarta.ejb.ObjectNotFoundException;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.time.LocalDateTime;
import org.rubisee.entities.ListedItemBusiness;

/** An item whose auction was over before the data was made. */
public class OldItemBean extends ListedItemBusiness {
  private static final long serialVersionUID = 1;

  private static final String FIND = "SELECT id FROM old_items WHERE id = ?";

  private static final String LOAD =
      """
      SELECT name, description, quantity, initial_price, reserve_price, buy_now,
        nb_of_bids, max_bid, start_date, end_date, seller, category
      FROM old_items WHERE id = ?""";

  private static final String REMOVE = "DELETE FROM old_items WHERE id = ?";

  private transient Table table;
  private Integer id;
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

  @Override
  public void setEntityContext(EntityContext context) {
    super.setEntityContext(context);
    table = new Table("old item", context);
  }

  /** The key, if there is such a row. */
  public Integer ejbFindByPrimaryKey(Integer key) throws ObjectNotFoundException {
    return table.findOne(FIND, key);
  }

  @Override
  public void ejbLoad() {
    id = (Integer) context().getPrimaryKey();
    table.load(LOAD, id, this::read);
  }

  private void read(Columns row) throws SQLException {
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
  public void ejbRemove() {
    table.write(REMOVE, id);
  }

  @Override
  public Integer getId() {
    return id;
  }

  @Override
  public void setId(Integer newId) {
    id = newId;
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
  }

  @Override
  public BigDecimal getMaxBid() {
    return maxBid;
  }

  @Override
  public void setMaxBid(BigDecimal newMaxBid) {
    maxBid = newMaxBid;
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
