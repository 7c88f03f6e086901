package org.rubisee.bookstore.model;

import org.rubisee.logic.Violation;

/** A rule of the bookstore that a request broke. The page says why; the database is as before. */
public enum Rejection implements Violation {
  /** User name and password do not belong together. */
  LOGIN_FAILED("User name or password is wrong."),
  /** There is no such book. */
  NO_SUCH_BOOK("This book does not exist."),
  /** There is no such customer. */
  NO_SUCH_CUSTOMER("This customer does not exist."),
  /** There is no such cart, or it is somebody else's, or it was ordered. */
  NO_SUCH_CART("This cart does not exist. If you have ordered it, look at your orders."),
  /** There is no such country. */
  NO_SUCH_COUNTRY("This country does not exist. Please choose one of the list."),
  /** Nothing is in the cart. */
  CART_EMPTY("Your cart is empty. Please add a book first."),
  /** The cart has no room for another book. */
  CART_FULL("Your cart is full. Please order it first."),
  /** Nobody can be born then. */
  BIRTH_DATE_IMPOSSIBLE("Nobody who buys here was born on that date."),
  /** The number of a card has another form. */
  CARD_NUMBER_WRONG("The number of your card does not have 16 digits."),
  /** The card is no longer valid. */
  CARD_EXPIRED("Your card has expired."),
  /** The ticket of the form is missing, forged, expired or meant for something else. */
  TICKET_INVALID("This form is no longer valid. Please begin again.");

  private final String message;

  Rejection(String message) {
    this.message = message;
  }

  @Override
  public String message() {
    return message;
  }

  @Override
  public boolean isAbsence() {
    return this == NO_SUCH_BOOK
        || this == NO_SUCH_CUSTOMER
        || this == NO_SUCH_CART
        || this == NO_SUCH_COUNTRY;
  }
}
