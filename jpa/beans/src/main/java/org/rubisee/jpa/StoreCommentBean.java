package org.rubisee.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.jpa.entities.CommentEntity;
import org.rubisee.jpa.entities.UserEntity;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewComment;
import org.rubisee.model.Rejection;
import org.rubisee.model.StoreComment;

/**
 * Leaves a comment: two statements. The database adds the rating, so concurrent comments on one
 * user lose none without a lock, and that statement also tells whether the user exists.
 */
@Stateless
@Remote(StoreComment.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class StoreCommentBean extends JpaBean implements StoreComment {
  private static final String ADD_RATING =
      "update User u set u.rating = u.rating + :rating where u.id = :id";

  @Override
  public void storeComment(NewComment comment) throws RejectedException {
    int addressees =
        entities
            .createQuery(ADD_RATING)
            .setParameter("rating", comment.rating())
            .setParameter("id", comment.toUserId())
            .executeUpdate();
    if (addressees == 0 && !(isLegacyClient() && comment.toUserId() == 0)) {
      throw new RejectedException(Rejection.NO_SUCH_USER);
    }
    UserEntity author = entities.getReference(UserEntity.class, comment.fromUserId());
    UserEntity addressee = entities.getReference(UserEntity.class, comment.toUserId());
    insert(new CommentEntity(comment, author, addressee, now()), Rejection.TICKET_USED);
  }
}
