package org.rubisee.cmp;

import java.time.LocalDateTime;
import org.rubisee.entities.AbstractEntity;
import org.rubisee.entities.CommentBusiness;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewComment;

/** What one user says about another. */
public abstract class CommentBean extends AbstractEntity implements CommentBusiness {
  private static final long serialVersionUID = 1;

  /** Stores a comment. */
  public Integer ejbCreate(NewComment comment, LocalDateTime now) {
    write(comment, now);
    return null; // the container knows the key field
  }

  /** Adds the rating and stores the comment. */
  public Integer ejbCreateAndRate(NewComment comment, LocalDateTime now) throws RejectedException {
    rate(comment, now);
    return null; // the container knows the key field
  }

  /** The bean creates nothing else. */
  public void ejbPostCreateAndRate(NewComment comment, LocalDateTime now) {}

  /** The bean creates nothing else. */
  public void ejbPostCreate(NewComment comment, LocalDateTime now) {}
}
