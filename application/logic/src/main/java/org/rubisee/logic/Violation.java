package org.rubisee.logic;

import java.io.Serializable;

/** A rule of an application that a request broke. Each application has its own, in an enum. */
public interface Violation extends Serializable {

  /**
   * A sentence for the customer. Contains neither of the words that old clients take for a failure.
   */
  String message();

  /** Whether what the request names does not exist. */
  boolean isAbsence();
}
