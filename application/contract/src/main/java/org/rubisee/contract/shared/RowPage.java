package org.rubisee.contract.shared;

import org.rubisee.contract.application.ApplicationUnderTest;

/**
 * The page of a row.
 *
 * @param script what answers it
 * @param parameter the parameter with the row's number
 */
record RowPage(String script, String parameter) {

  static RowPage of(ApplicationUnderTest application) {
    String[] parts = application.rowPage().split("[?=]");
    return new RowPage(parts[0], parts[1]);
  }

  /** The page of the first row. */
  String first() {
    return script + "?" + parameter + "=1";
  }
}
