package org.rubisee.bookstore.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.bookstore.model.CustomerRegistration;
import org.rubisee.logic.RejectedException;

/** Says how a customer logs in: one query for a customer who is known, none otherwise. */
@Stateless
@Remote(CustomerRegistration.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class CustomerRegistrationBean extends JpaBean implements CustomerRegistration {

  @Override
  public CustomerName customerRegistration(int customerId) throws RejectedException {
    return queries().customerName(customerId);
  }
}
