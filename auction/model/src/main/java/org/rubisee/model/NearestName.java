package org.rubisee.model;

import java.util.Collection;
import java.util.Comparator;

/** Finds what somebody meant who misspelled a name. */
final class NearestName {

  private NearestName() {}

  /**
   * The name that takes the fewest insertions, deletions and replacements of a character.
   *
   * @param names the names there are, at least one; among equally near ones the first in the
   *     alphabet wins
   */
  static String to(String misspelled, Collection<String> names) {
    return names.stream()
        .sorted()
        .min(Comparator.comparingInt(name -> distance(misspelled, name)))
        .orElseThrow(() -> new IllegalArgumentException("There are no names to choose from"));
  }

  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
