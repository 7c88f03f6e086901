package org.rubisee.entities;

import org.rubisee.beans.EntityCalls;
import org.rubisee.beans.Transactions;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Rejection;
import org.rubisee.model.UserDetails;
import org.rubisee.model.UserInfo;
import org.rubisee.model.ViewUserInfo;

/** Shows a user: a finder, one call, and the comments, in one transaction. */
public record EntityViewUserInfo(EntityHomes homes, Transactions transactions)
    implements ViewUserInfo {
  @Override
  public UserInfo viewUserInfo(int userId) throws RejectedException {
    return withComments(userId, 0);
  }

  @Override
  public UserInfo earlierComments(int userId, int skip) throws RejectedException {
    return withComments(userId, skip);
  }

  private UserInfo withComments(int userId, int skip) throws RejectedException {
    return EntityCalls.of(
        "ViewUserInfo",
        () ->
            transactions.within(
                () -> {
                  UserDetails user =
                      EntityCalls.found(
                              Rejection.NO_SUCH_USER, () -> homes.users().findByPrimaryKey(userId))
                          .getDetails();
                  return new UserInfo(user, new CommentsOnUser(homes).of(userId, skip));
                }));
  }
}
