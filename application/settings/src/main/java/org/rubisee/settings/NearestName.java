package org.rubisee.settings;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds what somebody meant who misspelled a name. */
public final class NearestName {

  /** A name that takes more changes than these was not meant. */
  private static final int FAR = 3;

  private NearestName() {}

  /**
   * The name that takes the fewest insertions, deletions and replacements of a character.
   *
   * @param names the names there are, at least one; among equally near ones the first in the
   *     alphabet wins
   */
  public static String to(String misspelled, Collection<String> names) {
    return nearest(misspelled, names.stream().sorted())
        .orElseThrow(() -> new IllegalArgumentException("There are no names to choose from"));
  }

  /**
   * A message about a name that does not exist. It suggests a name only if one is near.
   *
   * @param kind what it should have been the name of
   * @param name what was written
   * @param known all names that exist; among equally near ones the first wins
   */
  public static String unknown(String kind, String name, List<String> known) {
    String suggestion =
        nearest(name, known.stream())
            .filter(candidate -> distance(name, candidate) <= FAR)
            .map(candidate -> "; did you mean '" + candidate + "'?")
            .orElse(".");
    return String.format(
        Locale.ROOT,
        "There is no %s '%s'%s Known: %s",
        kind,
        name,
        suggestion,
        String.join(", ", known));
  }

  private static Optional<String> nearest(String misspelled, Stream<String> names) {
    return names.min(Comparator.comparingInt(name -> distance(misspelled, name)));
  }

  /** Levenshtein's. */
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
