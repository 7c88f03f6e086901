package org.rubisee.bmp;

import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.EntityContext;
import jakarta.ejb.ObjectNotFoundException;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.Collection;
import org.rubisee.entities.ItemBusiness;
import org.rubisee.model.NewBid;
import org.rubisee.model.NewItem;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.RejectedException;

/** An item for sale, or one whose auction ended since the data was made. */
public class ItemBean extends ItemBusiness {
  private static final long serialVersionUID = 1;

  private static final String FIND = "SELECT id FROM items WHERE id = ?";

  private static final String LOAD =
      """
      SELECT name, description, quantity, initial_price, reserve_price, buy_now,
        nb_of_bids, max_bid, start_date, end_date, seller, category
      FROM items WHERE id = ?""";

  private static final String LOCK = LOAD + " FOR UPDATE";

  private static final String STORE =
      """
      UPDATE items SET quantity = ?, nb_of_bids = ?, max_bid = ?, end_date = ?
      WHERE id = ?""";

  private static final String INSERT =
      """
      INSERT INTO items (id, name, description, quantity, initial_price,
        reserve_price, buy_now, nb_of_bids, max_bid, start_date, end_date, seller,
        category)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""";

  private static final String REMOVE = "DELETE FROM items WHERE id = ?";

  private static final String FIND_USER_CURRENT_SELLINGS =
      "SELECT id FROM items WHERE seller = ? AND end_date > ? ORDER BY end_date, id";

  private static final String FIND_USER_PAST_SELLINGS =
      """
      SELECT id FROM items
      WHERE seller = ? AND end_date <= ? AND end_date > ? ORDER BY end_date DESC, id DESC""";

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
  private boolean changed;

  @Override
  public void setEntityContext(EntityContext context) {
    super.setEntityContext(context);
    table = new Table("item", context);
  }

  /** Creates the row. */
  public Integer ejbCreate(NewItem item, LocalDateTime now, boolean anyCategory)
      throws RejectedException, DuplicateKeyException {
    register(item, now, anyCategory);
    table.insert(
        INSERT,
        id,
        name,
        description,
        quantity,
        initialPrice,
        reservePrice,
        buyNow,
        nbOfBids,
        maxBid,
        startDate,
        endDate,
        sellerId,
        categoryId);
    changed = false;
    return id;
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(NewItem item, LocalDateTime now, boolean anyCategory) {}

  /** The key, if there is such a row. */
  public Integer ejbFindByPrimaryKey(Integer key) throws ObjectNotFoundException {
    return table.findOne(FIND, key);
  }

  /** The keys of the rows. */
  public Collection<Integer> ejbFindUserCurrentSellings(Integer seller, LocalDateTime now) {
    return table.findMany(FIND_USER_CURRENT_SELLINGS, seller, now);
  }

  /** The keys of the rows. */
  public Collection<Integer> ejbFindUserPastSellings(
      Integer seller, LocalDateTime now, LocalDateTime since) {
    return table.findMany(FIND_USER_PAST_SELLINGS, seller, now, since);
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
    changed = false;
  }

  @Override
  public void ejbStore() {
    if (changed) {
      table.write(STORE, quantity, nbOfBids, maxBid, endDate, id);
      changed = false;
    }
  }

  @Override
  public void ejbRemove() {
    table.write(REMOVE, id);
  }

  /** Locks the row first, so that concurrent transactions lose no update. */
  @Override
  public void placeBid(NewBid bid, LocalDateTime now) throws RejectedException {
    if (!changed) {
      table.load(LOCK, id, this::read);
    }
    super.placeBid(bid, now);
  }

  /** Locks the row first, so that concurrent transactions lose no update. */
  @Override
  public void takeUnits(NewPurchase purchase, LocalDateTime now) throws RejectedException {
    if (!changed) {
      table.load(LOCK, id, this::read);
    }
    super.takeUnits(purchase, now);
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
    changed = true;
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
    changed = true;
  }

  @Override
  public BigDecimal getMaxBid() {
    return maxBid;
  }

  @Override
  public void setMaxBid(BigDecimal newMaxBid) {
    maxBid = newMaxBid;
    changed = true;
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
    changed = true;
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
