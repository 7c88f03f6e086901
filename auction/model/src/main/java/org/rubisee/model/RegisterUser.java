package org.rubisee.model;

/** Registers a user. */
public interface RegisterUser {

  /**
   * Stores the user, with rating and balance 0.
   *
   * @throws RejectedException if the nickname is taken or there is no region of that name
   */
  RegisteredUser registerUser(NewUser user) throws RejectedException;
}
