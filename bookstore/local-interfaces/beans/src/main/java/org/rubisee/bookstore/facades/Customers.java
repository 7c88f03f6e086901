package org.rubisee.bookstore.facades;

import jakarta.ejb.CreateException;
import jakarta.ejb.FinderException;
import java.io.IOException;
import org.rubisee.beans.EntityCalls;
import org.rubisee.bookstore.entities.CustomerEntity;
import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.logic.RejectedException;

/** Customers: entity beans as values. */
record Customers(Homes homes) {

  /**
   * The name of a customer.
   *
   * @param customerId who, 0 if that is not known
   */
  CustomerName name(int customerId)
      throws RejectedException, CreateException, FinderException, IOException {
    return customerId == 0
        ? CustomerName.UNKNOWN
        : name(
            EntityCalls.found(
                Rejection.NO_SUCH_CUSTOMER, () -> homes.customers().findByPrimaryKey(customerId)));
  }

  /** The customer whose credentials these are; the password is verified in this tier. */
  CustomerEntity login(Credentials credentials)
      throws RejectedException, CreateException, FinderException, IOException {
    CustomerEntity customer =
        EntityCalls.found(
            Rejection.LOGIN_FAILED, () -> homes.customers().findByUserName(credentials.nickname()));
    if (!PasswordHasher.matches(credentials.password(), customer.getPassword())) {
      throw new RejectedException(Rejection.LOGIN_FAILED);
    }
    return customer;
  }

  static CustomerName name(CustomerEntity customer) {
    return new CustomerName(
        customer.getId(), customer.getUserName(), customer.getFirstName(), customer.getLastName());
  }
}
