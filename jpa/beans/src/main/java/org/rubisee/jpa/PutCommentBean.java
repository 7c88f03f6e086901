package org.rubisee.jpa;

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
import org.rubisee.model.Rejection;

/**
 * Logs an author in and shows whom and what the comment is about: the login's query, one for the
 * addressee, one for the item, and one more for an old item.
 */
@Stateless
@Remote(PutComment.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class PutCommentBean extends JpaBean implements PutComment {
  private static final String NICKNAME = "select u.nickname from User u where u.id = :id";

  @EJB Auth auth;

  @Override
  public CommentForm putComment(Credentials author, int toUserId, int itemId)
      throws RejectedException {
    int fromUserId = auth.auth(author);
    String nickname =
        Queries.one(queries().query(NICKNAME, String.class).setParameter("id", toUserId))
            .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_USER));
    return new CommentForm(fromUserId, toUserId, nickname, itemId, queries().itemName(itemId));
  }
}
