package org.rubisee.measurement.load;

/**
 * A transition table of the user's own, and when sessions end.
 *
 * @param text the whole table in one line, so that results carry it; empty: the built-in one
 * @param mostTransitions after how many transitions a session of the legacy matrices ends, from 1;
 *     0: as in RUBiS 1.4.3, after 1,000
 */
public record TableSpec(String text, int mostTransitions) {

  /** The built-in table, and the limit of RUBiS 1.4.3. */
  public static final TableSpec BUILT_IN = new TableSpec("", 0);

  /** Checks the limit. */
  public TableSpec {
    text = text == null ? "" : text;
    if (mostTransitions < 0) {
      throw new IllegalArgumentException(
          "A session has at least one transition, not " + mostTransitions);
    }
  }

  /** Whether the table is a built-in one. */
  public boolean isBuiltIn() {
    return text.isEmpty();
  }
}
