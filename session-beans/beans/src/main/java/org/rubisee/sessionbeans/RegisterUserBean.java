package org.rubisee.sessionbeans;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewUser;
import org.rubisee.model.RegisterUser;
import org.rubisee.model.RegisteredUser;

/** Registers a user. */
@Stateless
@Remote(RegisterUser.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class RegisterUserBean extends SqlBean implements RegisterUser {

  @Override
  public RegisteredUser registerUser(NewUser user) throws RejectedException {
    return answer(sql -> sql.registerUser().registerUser(user));
  }
}
