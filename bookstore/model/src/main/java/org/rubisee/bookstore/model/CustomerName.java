package org.rubisee.bookstore.model;

import java.io.Serializable;

/**
 * What a customer is called.
 *
 * @param id primary key, 0 if nobody is known
 * @param userName what the customer logs in with
 * @param firstName first name
 * @param lastName last name
 */
public record CustomerName(int id, String userName, String firstName, String lastName)
    implements Serializable {

  /** Nobody is known. */
  public static final CustomerName UNKNOWN = new CustomerName(0, "", "", "");

  /** Whether somebody is known. */
  public boolean isKnown() {
    return id != 0;
  }
}
