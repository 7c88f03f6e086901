package org.rubisee.model;

import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;

/** Shows a user all that the user does on the site. */
public interface AboutMe {

  /**
   * What the user bids on, sells, sold, won and bought, and what others say.
   *
   * @throws RejectedException if the login fails
   */
  MyActivity aboutMe(Credentials user) throws RejectedException;

  /**
   * Further lines of a list, where it has more than one page shows.
   *
   * @param userId whose list; the caller knows who asks
   * @param skip how many lines come before those wanted, from 0
   */
  MyLines furtherLines(int userId, MyList list, int skip);
}
