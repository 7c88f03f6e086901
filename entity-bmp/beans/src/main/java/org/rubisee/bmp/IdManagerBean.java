package org.rubisee.bmp;

import jakarta.ejb.EntityContext;
import jakarta.ejb.ObjectNotFoundException;
import java.sql.SQLException;
import org.rubisee.entities.IdManagerBusiness;

/**
 * The row that gives out primary keys; every call changes it, so it is locked when it is loaded.
 */
public class IdManagerBean extends IdManagerBusiness {
  private static final long serialVersionUID = 1;

  private static final String FIND = "SELECT id FROM ids WHERE id = ?";

  private static final String LOAD =
      "SELECT users, item, comment, bid, buyNow FROM ids WHERE id = ? FOR UPDATE";

  private static final String STORE =
      "UPDATE ids SET users = ?, item = ?, comment = ?, bid = ?, buyNow = ? WHERE id = ?";

  private static final String REMOVE = "DELETE FROM ids WHERE id = ?";

  private transient Table table;
  private Integer id;
  private int userId;
  private int itemId;
  private int commentId;
  private int bidId;
  private int buyNowId;
  private boolean changed;

  @Override
  public void setEntityContext(EntityContext context) {
    super.setEntityContext(context);
    table = new Table("row of ids", context);
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
    userId = row.number();
    itemId = row.number();
    commentId = row.number();
    bidId = row.number();
    buyNowId = row.number();
    changed = false;
  }

  @Override
  public void ejbStore() {
    if (changed) {
      table.write(STORE, userId, itemId, commentId, bidId, buyNowId, id);
      changed = false;
    }
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
  public int getUserId() {
    return userId;
  }

  @Override
  public void setUserId(int newUserId) {
    userId = newUserId;
    changed = true;
  }

  @Override
  public int getItemId() {
    return itemId;
  }

  @Override
  public void setItemId(int newItemId) {
    itemId = newItemId;
    changed = true;
  }

  @Override
  public int getCommentId() {
    return commentId;
  }

  @Override
  public void setCommentId(int newCommentId) {
    commentId = newCommentId;
    changed = true;
  }

  @Override
  public int getBidId() {
    return bidId;
  }

  @Override
  public void setBidId(int newBidId) {
    bidId = newBidId;
    changed = true;
  }

  @Override
  public int getBuyNowId() {
    return buyNowId;
  }

  @Override
  public void setBuyNowId(int newBuyNowId) {
    buyNowId = newBuyNowId;
    changed = true;
  }
}
