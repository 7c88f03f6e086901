package org.rubisee.entities;

import java.time.LocalDateTime;
import org.rubisee.model.CommentDetails;
import org.rubisee.model.NewComment;

/** The business methods of a comment. */
public interface CommentBusiness extends EntityBusiness {
  int getFromUserId();

  void setFromUserId(int fromUserId);

  int getToUserId();

  void setToUserId(int toUserId);

  int getItemId();

  void setItemId(int itemId);

  int getRating();

  void setRating(int rating);

  LocalDateTime getDate();

  void setDate(LocalDateTime date);

  String getText();

  void setText(String text);

  /** The identity of the ticket that allowed it, null when the site ran without tickets. */
  String getTicket();

  void setTicket(String ticket);

  /** Takes on the state of a new comment. */
  default void write(NewComment comment, LocalDateTime now) {
    setId(others().nextId(IdManagerEntity::nextCommentId));
    setFromUserId(comment.fromUserId());
    setToUserId(comment.toUserId());
    setItemId(comment.itemId());
    setRating(comment.rating());
    setDate(now);
    setText(comment.text());
    setTicket(comment.ticket().isEmpty() ? null : comment.ticket());
  }

  /** See {@link CommentEntity#getDetails}. */
  default CommentDetails getDetails(String fromNickname) {
    return new CommentDetails(
        getId(), getFromUserId(), fromNickname, getDate(), getRating(), getText());
  }
}
