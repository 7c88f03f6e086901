package org.rubisee.lessons.model;

import org.rubisee.logic.Violation;

/** A rule that a request broke. The page says why; the database is as before. */
public enum Rejection implements Violation {
  /** The group has no lessons. */
  NO_LESSONS("This group has no lessons."),
  /** The title says nothing. */
  TITLE_WITHOUT_LETTERS("The title needs a letter."),
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
    return this == NO_LESSONS;
  }
}
