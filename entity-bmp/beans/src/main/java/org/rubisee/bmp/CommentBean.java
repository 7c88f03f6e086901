package org.rubisee.bmp;

import jakarta.ejb.DuplicateKeyException;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.Collection;
import org.rubisee.entities.CommentBusiness;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewComment;

/** What one user says about another. */
public class CommentBean extends BeanManaged implements CommentBusiness {
  private static final long serialVersionUID = 1;

  private static final String FIND = "SELECT id FROM comments WHERE id = ?";

  private static final String LOAD =
      """
      SELECT from_user_id, to_user_id, item_id, rating, date, comment, ticket
      FROM comments WHERE id = ?""";

  private static final String INSERT =
      """
      INSERT INTO comments (id, from_user_id, to_user_id, item_id, rating, date, comment, ticket)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)""";

  private static final String REMOVE = "DELETE FROM comments WHERE id = ?";

  private static final String FIND_BY_TO_USER =
      "SELECT id FROM comments WHERE to_user_id = ? ORDER BY date DESC, id DESC";

  private int fromUserId;
  private int toUserId;
  private int itemId;
  private int rating;
  private LocalDateTime date;
  private String text;
  private String ticket;

  /** An instance in the pool. */
  public CommentBean() {
    super("comment", FIND, LOAD, REMOVE);
  }

  /** Creates the row. */
  public Integer ejbCreate(NewComment comment, LocalDateTime now) throws DuplicateKeyException {
    write(comment, now);
    return insert(INSERT, columns());
  }

  /** Adds the rating and creates the row. */
  public Integer ejbCreateAndRate(NewComment comment, LocalDateTime now)
      throws RejectedException, DuplicateKeyException {
    rate(comment, now);
    return insertOrUndo(INSERT, columns());
  }

  private Object[] columns() {
    return new Object[] {getId(), fromUserId, toUserId, itemId, rating, date, text, ticket};
  }

  /** The bean creates nothing else. */
  public void ejbPostCreateAndRate(NewComment comment, LocalDateTime now) {}

  /** The bean creates nothing else. */
  public void ejbPostCreate(NewComment comment, LocalDateTime now) {}

  /** The keys of the rows. */
  public Collection<Integer> ejbFindByToUser(Integer addressee) {
    return findMany(FIND_BY_TO_USER, addressee);
  }

  @Override
  void read(Columns row) throws SQLException {
    fromUserId = row.number();
    toUserId = row.number();
    itemId = row.number();
    rating = row.number();
    date = row.dateTime();
    text = row.text();
    ticket = row.text();
  }

  @Override
  public int getFromUserId() {
    return fromUserId;
  }

  @Override
  public void setFromUserId(int newFromUserId) {
    fromUserId = newFromUserId;
  }

  @Override
  public int getToUserId() {
    return toUserId;
  }

  @Override
  public void setToUserId(int newToUserId) {
    toUserId = newToUserId;
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
  public int getRating() {
    return rating;
  }

  @Override
  public void setRating(int newRating) {
    rating = newRating;
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
  public String getText() {
    return text;
  }

  @Override
  public void setText(String newText) {
    text = newText;
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
