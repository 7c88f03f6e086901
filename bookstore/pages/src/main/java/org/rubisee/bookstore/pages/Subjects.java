package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.Subject;
import org.rubisee.pages.BadParameterException;
import org.rubisee.pages.Parameters;

/** Reads subjects from requests. */
final class Subjects {
  private static final String PARAMETER = "subject";
  private static final int MAX_CHARS = 60;

  private Subjects() {}

  /** The subject that a request is about. */
  static Subject of(Parameters parameters) {
    return Subject.ofLabel(parameters.text(PARAMETER, MAX_CHARS))
        .orElseThrow(
            () -> new BadParameterException(PARAMETER, "one of the subjects on the home page"));
  }
}
