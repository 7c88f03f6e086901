package org.rubisee.bmp;

import jakarta.ejb.DuplicateKeyException;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.Collection;
import org.rubisee.entities.BuyNowBusiness;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewPurchase;

/** A purchase at the buy-now price. */
public class BuyNowBean extends BeanManaged implements BuyNowBusiness {
  private static final long serialVersionUID = 1;

  private static final String FIND = "SELECT id FROM buy_now WHERE id = ?";

  private static final String LOAD =
      "SELECT buyer_id, item_id, qty, date, ticket FROM buy_now WHERE id = ?";

  private static final String INSERT =
      """
      INSERT INTO buy_now (id, buyer_id, item_id, qty, date, ticket)
      VALUES (?, ?, ?, ?, ?, ?)""";

  private static final String REMOVE = "DELETE FROM buy_now WHERE id = ?";

  private static final String FIND_BY_TICKET = "SELECT id FROM buy_now WHERE ticket = ?";

  private static final String FIND_USER_BUY_NOW =
      "SELECT id FROM buy_now WHERE buyer_id = ? AND date > ? ORDER BY date DESC, id DESC";

  private int buyerId;
  private int itemId;
  private int quantity;
  private LocalDateTime date;
  private String ticket;

  /** An instance in the pool. */
  public BuyNowBean() {
    super("purchase", FIND, LOAD, REMOVE);
  }

  /** Creates the row. */
  public Integer ejbCreate(NewPurchase purchase, LocalDateTime now) throws DuplicateKeyException {
    purchase(purchase, now);
    return insert(INSERT, columns());
  }

  /** Takes the units and creates the row. */
  public Integer ejbCreateAndTakeUnits(NewPurchase purchase, LocalDateTime now)
      throws RejectedException, DuplicateKeyException {
    takeUnits(purchase, now);
    return insertOrUndo(INSERT, columns());
  }

  private Object[] columns() {
    return new Object[] {getId(), buyerId, itemId, quantity, date, ticket};
  }

  /** The bean creates nothing else. */
  public void ejbPostCreateAndTakeUnits(NewPurchase purchase, LocalDateTime now) {}

  /** The bean creates nothing else. */
  public void ejbPostCreate(NewPurchase purchase, LocalDateTime now) {}

  /** The keys of the rows. */
  public Collection<Integer> ejbFindByTicket(String used) {
    return findMany(FIND_BY_TICKET, used);
  }

  /** The keys of the rows. */
  public Collection<Integer> ejbFindUserBuyNow(Integer buyer, LocalDateTime since) {
    return findMany(FIND_USER_BUY_NOW, buyer, since);
  }

  @Override
  void read(Columns row) throws SQLException {
    buyerId = row.number();
    itemId = row.number();
    quantity = row.number();
    date = row.dateTime();
    ticket = row.text();
  }

  @Override
  public int getBuyerId() {
    return buyerId;
  }

  @Override
  public void setBuyerId(int newBuyerId) {
    buyerId = newBuyerId;
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
  public LocalDateTime getDate() {
    return date;
  }

  @Override
  public void setDate(LocalDateTime newDate) {
    date = newDate;
  }

  @Override
  public String getTicket() {
    return ticket;
  }

  @Override
  public void setTicket(String newTicket) {
    ticket = newTicket;
  }
}
