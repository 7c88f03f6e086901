package org.rubisee.model;

import org.rubisee.logic.RejectedException;

/** Registers a user. */
public interface RegisterUser {

  /**
   * Stores the user, with rating and balance 0.
   *
   * @throws RejectedException if there is no region of that name or the nickname is taken; looked
   *     at in this order
   */
  RegisteredUser registerUser(NewUser user) throws RejectedException;
}
