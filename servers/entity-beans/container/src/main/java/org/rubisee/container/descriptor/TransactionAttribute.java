package org.rubisee.container.descriptor;

import java.util.Arrays;

/** In which transaction a method runs (EJB 2.1, 17.6.2). */
public enum TransactionAttribute {
  REQUIRED,
  REQUIRES_NEW,
  MANDATORY,
  SUPPORTS,
  NOT_SUPPORTED,
  NEVER;

  /** The attribute that a descriptor names, for example {@code RequiresNew}. */
  static TransactionAttribute named(String text) {
    return Arrays.stream(values())
        .filter(value -> value.name().replace("_", "").equalsIgnoreCase(text))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("There is no trans-attribute '" + text + "'"));
  }
}
