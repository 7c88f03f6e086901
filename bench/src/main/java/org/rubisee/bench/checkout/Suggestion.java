package org.rubisee.bench.checkout;

import java.util.Comparator;
import java.util.List;

/** What somebody may have meant. */
public final class Suggestion {

  private static final int FAR = 3;

  private Suggestion() {}

  /**
   * A message about a name that does not exist.
   *
   * @param kind what it should have been the name of
   * @param name what was written
   * @param known all names that exist
   */
  public static String unknown(String kind, String name, List<String> known) {
    String nearest =
        known.stream()
            .min(Comparator.comparingInt(candidate -> distance(candidate, name)))
            .filter(candidate -> distance(candidate, name) <= FAR)
            .map(candidate -> "; did you mean '" + candidate + "'?")
            .orElse(".");
    return "There is no "
        + kind
        + " '"
        + name
        + "'"
        + nearest
        + " Known: "
        + String.join(", ", known);
  }

  /** Levenshtein's. */
  static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(substituted, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}
