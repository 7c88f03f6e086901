package org.rubisee.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.FinderException;
import java.io.IOException;
import org.rubisee.beans.EntityCalls;
import org.rubisee.beans.Transactions;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewComment;
import org.rubisee.model.Rejection;
import org.rubisee.model.StoreComment;
import org.rubisee.settings.BusinessClock;

/**
 * Leaves a comment: a finder, one call that adds the rating, and a create, in one transaction.
 * Where transactions do not span calls, the create adds the rating.
 *
 * @param legacyClient whether comments for user 0, whom old clients make up, are stored
 */
public record EntityStoreComment(
    EntityHomes homes, Transactions transactions, BusinessClock clock, boolean legacyClient)
    implements StoreComment {
  @Override
  public void storeComment(NewComment comment) throws RejectedException {
    EntityCalls.of("StoreComment", () -> transactions.within(() -> store(comment)));
  }

  private CommentEntity store(NewComment comment)
      throws RejectedException, CreateException, FinderException, IOException {
    try {
      if (!(legacyClient && comment.toUserId() == 0)) {
        UserEntity user =
            EntityCalls.found(
                Rejection.NO_SUCH_USER, () -> homes.users().findByPrimaryKey(comment.toUserId()));
        if (!transactions.spanCalls()) {
          return homes.comments().createAndRate(comment, clock.now());
        }
        user.addRating(comment.rating());
      }
      return homes.comments().create(comment, clock.now());
    } catch (DuplicateKeyException e) {
      throw new RejectedException(Rejection.TICKET_USED);
    }
  }
}
