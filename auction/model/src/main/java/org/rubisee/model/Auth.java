package org.rubisee.model;

import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;

/** Checks who somebody is. Called by the use cases that need a login. */
public interface Auth {

  /**
   * The id of the user with these credentials.
   *
   * @throws RejectedException if nickname and password do not belong together
   */
  int auth(Credentials credentials) throws RejectedException;
}
