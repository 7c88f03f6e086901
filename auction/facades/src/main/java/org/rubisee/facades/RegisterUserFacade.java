package org.rubisee.facades;

import org.rubisee.entities.EntityRegisterUser;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewUser;
import org.rubisee.model.RegisterUser;
import org.rubisee.model.RegisteredUser;

/** Registers a user. */
public class RegisterUserFacade extends Facade implements RegisterUser {
  private static final long serialVersionUID = 1;

  @Override
  public RegisteredUser registerUser(NewUser user) throws RejectedException {
    return answerInTransaction(() -> new EntityRegisterUser(homes(), clock()).registerUser(user));
  }
}
