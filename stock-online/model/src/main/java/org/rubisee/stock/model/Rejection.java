package org.rubisee.stock.model;

import org.rubisee.logic.Violation;

/** A rule of Stock-OnLine that a request broke. The page says why; the database is as before. */
public enum Rejection implements Violation {
  /** There is no such account. */
  NO_SUCH_ACCOUNT("This account does not exist."),
  /** There is no such stock. */
  NO_SUCH_STOCK("This stock does not exist."),
  /** The purchase costs more than the account may spend at once. */
  CREDIT_TOO_LOW("This costs more than the credit limit of the account."),
  /** The account has fewer shares than it wants to sell. */
  HOLDING_TOO_SMALL("The account does not hold that many shares of this stock."),
  /** No form has a ticket, so no request can break this. */
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
    return this == NO_SUCH_ACCOUNT || this == NO_SUCH_STOCK;
  }
}
