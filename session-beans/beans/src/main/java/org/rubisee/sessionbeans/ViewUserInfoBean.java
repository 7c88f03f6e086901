package org.rubisee.sessionbeans;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.UserInfo;
import org.rubisee.model.ViewUserInfo;

/** Shows a user and what others say about that user. */
@Stateless
@Remote(ViewUserInfo.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class ViewUserInfoBean extends SqlBean implements ViewUserInfo {

  @Override
  public UserInfo viewUserInfo(int userId) throws RejectedException {
    return answer(sql -> sql.viewUserInfo().viewUserInfo(userId));
  }

  @Override
  public UserInfo earlierComments(int userId, int skip) throws RejectedException {
    return answer(sql -> sql.viewUserInfo().earlierComments(userId, skip));
  }
}
