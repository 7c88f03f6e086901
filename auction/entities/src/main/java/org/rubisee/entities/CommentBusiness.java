package org.rubisee.entities;

import java.time.LocalDateTime;
import org.rubisee.model.CommentDetails;
import org.rubisee.model.NewComment;

/** The business methods of a comment. */
public abstract class CommentBusiness extends EntityBusiness {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract int getFromUserId();

  public abstract void setFromUserId(int fromUserId);

  public abstract int getToUserId();

  public abstract void setToUserId(int toUserId);

  public abstract int getItemId();

  public abstract void setItemId(int itemId);

  public abstract int getRating();

  public abstract void setRating(int rating);

  public abstract LocalDateTime getDate();

  public abstract void setDate(LocalDateTime date);

  public abstract String getText();

  public abstract void setText(String text);

  /** Takes on the state of a new comment. */
  protected final void write(NewComment comment, LocalDateTime now) {
    setId(nextId(IdManagerEntity::nextCommentId));
    setFromUserId(comment.fromUserId());
    setToUserId(comment.toUserId());
    setItemId(comment.itemId());
    setRating(comment.rating());
    setDate(now);
    setText(comment.text());
  }

  /** See {@link CommentEntity#getDetails}. */
  public CommentDetails getDetails(String fromNickname) {
    return new CommentDetails(
        getId(), getFromUserId(), fromNickname, getDate(), getRating(), getText());
  }
}
