package org.rubisee.bmp;

import jakarta.ejb.DuplicateKeyException;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.time.LocalDateTime;
import org.rubisee.entities.BidBusiness;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;

/** A bid on an item. */
public class BidBean extends BeanManaged implements BidBusiness {
  private static final long serialVersionUID = 1;

  private static final String FIND = "SELECT id FROM bids WHERE id = ?";

  private static final String LOAD =
      "SELECT user_id, item_id, qty, bid, max_bid, date FROM bids WHERE id = ?";

  private static final String INSERT =
      """
      INSERT INTO bids (id, user_id, item_id, qty, bid, max_bid, date)
      VALUES (?, ?, ?, ?, ?, ?, ?)""";

  private static final String REMOVE = "DELETE FROM bids WHERE id = ?";

  private int userId;
  private int itemId;
  private int quantity;
  private BigDecimal bid;
  private BigDecimal maxBid;
  private LocalDateTime date;

  /** An instance in the pool. */
  public BidBean() {
    super("bid", FIND, LOAD, REMOVE);
  }

  /** Creates the row. */
  public Integer ejbCreate(NewBid newBid, LocalDateTime now)
      throws RejectedException, DuplicateKeyException {
    place(newBid, now);
    return insert(INSERT, getId(), userId, itemId, quantity, bid, maxBid, date);
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(NewBid newBid, LocalDateTime now) {}

  @Override
  void read(Columns row) throws SQLException {
    userId = row.number();
    itemId = row.number();
    quantity = row.number();
    bid = row.amount();
    maxBid = row.amount();
    date = row.dateTime();
  }

  @Override
  public int getUserId() {
    return userId;
  }

  @Override
  public void setUserId(int newUserId) {
    userId = newUserId;
  }

  @Override
  public int getItemId() {
    return itemId;
  }

  @Override
  public void setItemId(int newItemId) {
    itemId = newItemId;
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
  public BigDecimal getBid() {
    return bid;
  }

  @Override
  public void setBid(BigDecimal newBid) {
    bid = newBid;
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
  public LocalDateTime getDate() {
    return date;
  }

  @Override
  public void setDate(LocalDateTime newDate) {
    date = newDate;
  }
}
