package org.rubisee.facades;

import org.rubisee.entities.EntityViewUserInfo;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.UserInfo;
import org.rubisee.model.ViewUserInfo;

/** Shows a user and what others say about that user. */
public class ViewUserInfoFacade extends Facade implements ViewUserInfo {
  private static final long serialVersionUID = 1;

  @Override
  public UserInfo viewUserInfo(int userId) throws RejectedException {
    return answer(() -> new EntityViewUserInfo(homes(), transactions()).viewUserInfo(userId));
  }

  @Override
  public UserInfo earlierComments(int userId, int skip) throws RejectedException {
    return answer(
        () -> new EntityViewUserInfo(homes(), transactions()).earlierComments(userId, skip));
  }
}
