package org.rubisee.facades;

import org.rubisee.entities.EntityAuth;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;

/** Checks who somebody is, in the transaction of the façade that asks, or in its own. */
public class AuthFacade extends Facade implements Auth {
  private static final long serialVersionUID = 1;

  @Override
  public int auth(Credentials credentials) throws RejectedException {
    return answer(() -> new EntityAuth(homes()).auth(credentials));
  }
}
