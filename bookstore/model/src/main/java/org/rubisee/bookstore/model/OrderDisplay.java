package org.rubisee.bookstore.model;

import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;

/** Shows the newest order of a customer. */
public interface OrderDisplay {

  /**
   * The customer's order with the highest number.
   *
   * @throws RejectedException if the login fails
   */
  NewestOrder orderDisplay(Credentials customer) throws RejectedException;
}
