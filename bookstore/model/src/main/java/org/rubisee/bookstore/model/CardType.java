package org.rubisee.bookstore.model;

/** The credit cards that the shop takes. */
public enum CardType {
  VISA,
  MASTERCARD,
  DISCOVER,
  DINERS,
  AMEX
}
