package org.rubisee.pages;

import org.rubisee.logic.Violation;

/** The rules of an application in tests. */
enum Rule implements Violation {
  BROKEN;

  @Override
  public String message() {
    return "That is against the rule.";
  }

  @Override
  public boolean isAbsence() {
    return false;
  }
}
