package org.rubisee.bmp;

import java.sql.SQLException;
import org.rubisee.entities.IdManagerBusiness;

/**
 * The row that gives out primary keys; every call changes it, so it is locked when it is loaded.
 */
public class IdManagerBean extends BeanManaged implements IdManagerBusiness {
  private static final long serialVersionUID = 1;

  private static final String FIND = "SELECT id FROM ids WHERE id = ?";

  private static final String LOAD =
      "SELECT users, item, comment, bid, buyNow FROM ids WHERE id = ? FOR UPDATE";

  private static final String STORE =
      "UPDATE ids SET users = ?, item = ?, comment = ?, bid = ?, buyNow = ? WHERE id = ?";

  private static final String REMOVE = "DELETE FROM ids WHERE id = ?";

  private int userId;
  private int itemId;
  private int commentId;
  private int bidId;
  private int buyNowId;

  /** An instance in the pool. */
  public IdManagerBean() {
    super("row of ids", FIND, LOAD, REMOVE);
  }

  @Override
  void read(Columns row) throws SQLException {
    userId = row.number();
    itemId = row.number();
    commentId = row.number();
    bidId = row.number();
    buyNowId = row.number();
  }

  @Override
  void store() {
    write(STORE, userId, itemId, commentId, bidId, buyNowId, getId());
  }

  @Override
  public int getUserId() {
    return userId;
  }

  @Override
  public void setUserId(int newUserId) {
    userId = newUserId;
    changed();
  }

  @Override
  public int getItemId() {
    return itemId;
  }

  @Override
  public void setItemId(int newItemId) {
    itemId = newItemId;
    changed();
  }

  @Override
  public int getCommentId() {
    return commentId;
  }

  @Override
  public void setCommentId(int newCommentId) {
    commentId = newCommentId;
    changed();
  }

  @Override
  public int getBidId() {
    return bidId;
  }

  @Override
  public void setBidId(int newBidId) {
    bidId = newBidId;
    changed();
  }

  @Override
  public int getBuyNowId() {
    return buyNowId;
  }

  @Override
  public void setBuyNowId(int newBuyNowId) {
    buyNowId = newBuyNowId;
    changed();
  }
}
