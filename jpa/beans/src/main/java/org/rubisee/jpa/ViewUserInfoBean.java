package org.rubisee.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.UserInfo;
import org.rubisee.model.ViewUserInfo;

/** Shows a user and the comments received: two queries. */
@Stateless
@Remote(ViewUserInfo.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class ViewUserInfoBean extends JpaBean implements ViewUserInfo {

  @Override
  public UserInfo viewUserInfo(int userId) throws RejectedException {
    return queries().userInfo(userId, 0);
  }

  @Override
  public UserInfo earlierComments(int userId, int skip) throws RejectedException {
    return queries().userInfo(userId, skip);
  }
}
