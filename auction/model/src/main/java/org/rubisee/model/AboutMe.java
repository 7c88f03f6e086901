package org.rubisee.model;

/** Shows a user all that the user does on the site. */
public interface AboutMe {

  /**
   * What the user bids on, sells, sold, won and bought, and what others say.
   *
   * @throws RejectedException if the login fails
   */
  MyActivity aboutMe(Credentials user) throws RejectedException;
}
