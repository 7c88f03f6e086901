package org.rubisee.bookstore.model;

import org.rubisee.logic.RejectedException;

/** Welcomes a customer. */
public interface Home {

  /**
   * The customer's name and five promotions.
   *
   * @param customerId who looks, 0 if that is not known
   * @param draw chooses the promotions
   * @throws RejectedException if there is no such customer
   */
  Welcome home(int customerId, Draw draw) throws RejectedException;
}
