package org.rubisee.model;

import org.rubisee.logic.Violation;

/** A rule of the site that a request broke. The page says why; the database is as before. */
public enum Rejection implements Violation {
  /** Nickname and password do not belong together. */
  LOGIN_FAILED("Nickname or password is wrong."),
  /** The nickname is taken. */
  NICKNAME_TAKEN("This nickname is taken. Please choose another one."),
  /** There is no such item. */
  NO_SUCH_ITEM("This item does not exist."),
  /** There is no such user. */
  NO_SUCH_USER("This user does not exist."),
  /** There is no such region. */
  NO_SUCH_REGION("This region does not exist."),
  /** There is no such category. */
  NO_SUCH_CATEGORY("This category does not exist."),
  /** The auction is over. */
  AUCTION_ENDED("This auction has ended."),
  /** Fewer units are left than asked for. */
  NOT_ENOUGH_UNITS("The quantity is larger than what is left."),
  /** The bid is below the minimum. */
  BID_TOO_LOW("Your bid is below the current minimum bid."),
  /** The maximum bid is below the bid. */
  MAX_BID_BELOW_BID("Your maximum bid is below your bid."),
  /** The item has no buy-now price. */
  NOT_FOR_BUY_NOW("This item cannot be bought at once."),
  /** The ticket of the form is missing, forged, expired or meant for something else. */
  TICKET_INVALID("This form is no longer valid. Please log in again."),
  /** The ticket of a purchase or comment was used before. */
  TICKET_USED("This form was sent already. Please log in again for another one.");

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
    return this == NO_SUCH_ITEM
        || this == NO_SUCH_USER
        || this == NO_SUCH_REGION
        || this == NO_SUCH_CATEGORY;
  }
}
