package org.rubisee.entities;

import jakarta.ejb.EJBException;
import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import java.time.LocalDateTime;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.CommentDetails;
import org.rubisee.model.NewComment;
import org.rubisee.model.Rejection;

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

  /** Adds the rating to the user, who is locked before the ids, and is then that comment. */
  default void rate(NewComment comment, LocalDateTime now) throws RejectedException {
    try {
      others()
          .home("User", Users.class)
          .findByPrimaryKey(comment.toUserId())
          .addRating(comment.rating());
    } catch (ObjectNotFoundException e) {
      throw new RejectedException(Rejection.NO_SUCH_USER);
    } catch (IOException | FinderException e) {
      throw new EJBException("Could not look for user " + comment.toUserId(), e);
    }
    write(comment, now);
  }

  /** See {@link CommentEntity#getDetails}. */
  default CommentDetails getDetails(String fromNickname) {
    return new CommentDetails(
        getId(), getFromUserId(), fromNickname, getDate(), getRating(), getText());
  }
}
