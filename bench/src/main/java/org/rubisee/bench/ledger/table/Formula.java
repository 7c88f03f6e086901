package org.rubisee.bench.ledger.table;

import java.util.Map;

/**
 * A number of calls, as a sum of numbers and letters with factors: {@code 3+4M}. A letter stands
 * for a size of the data.
 */
record Formula(String text) {

  private static final String TERM = "\\d+|\\d*[A-Za-z]";

  Formula {
    for (String term : text.split("\\+")) {
      if (!term.matches(TERM)) {
        throw new IllegalArgumentException(
            "A formula is a sum like 3+4M; '" + term + "' in '" + text + "' is no part of one");
      }
    }
  }

  /**
   * Its value.
   *
   * @param sizes by letter
   * @throws IllegalArgumentException if a letter has no size
   */
  long value(Map<String, Integer> sizes) {
    long sum = 0;
    for (String term : text.split("\\+")) {
      String letter = term.replaceAll("\\d", "");
      String factor = term.substring(0, term.length() - letter.length());
      sum += (factor.isEmpty() ? 1 : Long.parseLong(factor)) * size(letter, sizes);
    }
    return sum;
  }

  private long size(String letter, Map<String, Integer> sizes) {
    if (letter.isEmpty()) {
      return 1;
    }
    if (!sizes.containsKey(letter)) {
      throw new IllegalArgumentException("Formula " + text + " needs " + letter + ": " + sizes);
    }
    return sizes.get(letter);
  }
}
