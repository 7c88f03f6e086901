package org.rubisee.bmp;

import jakarta.ejb.DuplicateKeyException;
import java.time.LocalDateTime;
import java.util.Collection;
import org.rubisee.entities.ItemBusiness;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;
import org.rubisee.model.NewItem;
import org.rubisee.model.NewPurchase;

/** An item for sale, or one whose auction ended since the data was made. */
public class ItemBean extends ListedItemBean implements ItemBusiness {
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

  /** An instance in the pool. */
  public ItemBean() {
    super("item", FIND, LOAD, REMOVE);
  }

  /** Creates the row. */
  public Integer ejbCreate(NewItem item, LocalDateTime now, boolean anyCategory)
      throws RejectedException, DuplicateKeyException {
    register(item, now, anyCategory);
    return insert(
        INSERT,
        getId(),
        getName(),
        getDescription(),
        getQuantity(),
        getInitialPrice(),
        getReservePrice(),
        getBuyNow(),
        getNbOfBids(),
        getMaxBid(),
        getStartDate(),
        getEndDate(),
        getSellerId(),
        getCategoryId());
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(NewItem item, LocalDateTime now, boolean anyCategory) {}

  /** The keys of the rows. */
  public Collection<Integer> ejbFindUserCurrentSellings(Integer seller, LocalDateTime now) {
    return findMany(FIND_USER_CURRENT_SELLINGS, seller, now);
  }

  /** The keys of the rows. */
  public Collection<Integer> ejbFindUserPastSellings(
      Integer seller, LocalDateTime now, LocalDateTime since) {
    return findMany(FIND_USER_PAST_SELLINGS, seller, now, since);
  }

  @Override
  void store() {
    write(STORE, getQuantity(), getNbOfBids(), getMaxBid(), getEndDate(), getId());
  }

  /** Locks the row first, so that concurrent transactions lose no update. */
  @Override
  public void placeBid(NewBid bid, LocalDateTime now) throws RejectedException {
    lock(LOCK);
    ItemBusiness.super.placeBid(bid, now);
  }

  /** Locks the row first, so that concurrent transactions lose no update. */
  @Override
  public void takeUnits(NewPurchase purchase, LocalDateTime now) throws RejectedException {
    lock(LOCK);
    ItemBusiness.super.takeUnits(purchase, now);
  }
}
