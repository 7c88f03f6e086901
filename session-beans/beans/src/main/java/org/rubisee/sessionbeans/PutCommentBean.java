package org.rubisee.sessionbeans;

import jakarta.ejb.EJB;
import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.CommentForm;
import org.rubisee.model.PutComment;

/** Logs an author in and shows whom and what the comment is about. */
@Stateless
@Remote(PutComment.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class PutCommentBean extends SqlBean implements PutComment {

  @EJB Auth auth;

  @Override
  public CommentForm putComment(Credentials author, int toUserId, int itemId)
      throws RejectedException {
    int userId = auth.auth(author);
    return answer(
        sql -> sql.with(known -> userId).putComment().putComment(author, toUserId, itemId));
  }
}
