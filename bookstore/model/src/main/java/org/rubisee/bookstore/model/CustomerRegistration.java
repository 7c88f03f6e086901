package org.rubisee.bookstore.model;

import org.rubisee.logic.RejectedException;

/** Says how a customer logs in, beside the form for new customers. */
public interface CustomerRegistration {

  /**
   * The name of a customer who is known.
   *
   * @param customerId who looks, 0 if that is not known
   * @throws RejectedException if there is no such customer
   */
  CustomerName customerRegistration(int customerId) throws RejectedException;
}
