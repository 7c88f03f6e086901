package org.rubisee.bookstore.facades;

import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.bookstore.model.CustomerRegistration;
import org.rubisee.logic.RejectedException;

/** Says how a customer logs in. */
public class CustomerRegistrationFacade extends BookstoreFacade implements CustomerRegistration {
  private static final long serialVersionUID = 1;

  @Override
  public CustomerName customerRegistration(int customerId) throws RejectedException {
    return inTransaction(() -> new Customers(homes()).name(customerId));
  }
}
