package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.time.LocalDate;
import org.rubisee.logic.RejectedException;

/**
 * Somebody who buys for the first time.
 *
 * @param firstName at most {@link CustomerLimits#MAX_NAME} characters
 * @param lastName at most {@link CustomerLimits#MAX_NAME} characters
 * @param address where the customer lives
 * @param phone at most {@link CustomerLimits#MAX_PHONE} characters
 * @param email at most {@link CustomerLimits#MAX_EMAIL} characters
 * @param birthDate when the customer was born, {@link #check not in the future}
 * @param data what the customer says, at most {@link CustomerLimits#MAX_DATA} characters; may be
 *     empty
 */
public record NewCustomer(
    String firstName,
    String lastName,
    PostalAddress address,
    String phone,
    String email,
    LocalDate birthDate,
    String data)
    implements Serializable {

  /**
   * Decides whether there can be such a customer.
   *
   * @throws RejectedException if the date of birth lies in the future, or before {@link
   *     CustomerLimits#FIRST_YEAR_OF_BIRTH}
   */
  public void check(LocalDate today) throws RejectedException {
    if (birthDate.isAfter(today) || birthDate.getYear() < CustomerLimits.FIRST_YEAR_OF_BIRTH) {
      throw new RejectedException(Rejection.BIRTH_DATE_IMPOSSIBLE);
    }
  }
}
