package org.rubisee.bookstore.jpa;

import org.rubisee.bookstore.model.CustomerName;

/**
 * What a login is checked against.
 *
 * @param id primary key of the customer
 * @param userName what the customer logs in with
 * @param firstName first name
 * @param lastName last name
 * @param passwordHash the stored hash
 */
public record Login(
    int id, String userName, String firstName, String lastName, String passwordHash) {

  /** What the customer is called. */
  CustomerName customer() {
    return new CustomerName(id, userName, firstName, lastName);
  }
}
