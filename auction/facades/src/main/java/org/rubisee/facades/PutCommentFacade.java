package org.rubisee.facades;

import org.rubisee.entities.EntityPutComment;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.CommentForm;
import org.rubisee.model.PutComment;

/**
 * Logs an author in and shows whom and what the comment is about; the login is asked of another
 * façade.
 */
public class PutCommentFacade extends Facade implements PutComment {
  private static final long serialVersionUID = 1;

  @Override
  public CommentForm putComment(Credentials author, int toUserId, int itemId)
      throws RejectedException {
    return answerInTransaction(
        () -> new EntityPutComment(homes(), auth()).putComment(author, toUserId, itemId));
  }
}
