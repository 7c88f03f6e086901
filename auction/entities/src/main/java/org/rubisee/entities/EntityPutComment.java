package org.rubisee.entities;

import org.rubisee.beans.EntityCalls;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.CommentForm;
import org.rubisee.model.PutComment;
import org.rubisee.model.Rejection;

/** Logs an author in and shows whom and what the comment is about: three finders, four getters. */
public record EntityPutComment(EntityHomes homes, Auth auth) implements PutComment {
  @Override
  public CommentForm putComment(Credentials author, int toUserId, int itemId)
      throws RejectedException {
    int fromUserId = auth.auth(author);
    return EntityCalls.of(
        "PutComment",
        () -> {
          String toNickname =
              EntityCalls.found(
                      Rejection.NO_SUCH_USER, () -> homes.users().findByPrimaryKey(toUserId))
                  .getNickName();
          String itemName = new ItemName(homes).of(itemId);
          return new CommentForm(fromUserId, toUserId, toNickname, itemId, itemName);
        });
  }
}
