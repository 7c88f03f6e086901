package org.rubisee.schema;

/** Which secondary indices a load creates. */
public enum IndexSet {
  /** Those that serve today's queries. */
  TODAY("today", "indexes.sql"),
  /** Those of RUBiS 1.4.3, for replication. */
  ORIGINAL_2002("2002", "indexes-2002.sql");

  private final String label;
  private final String script;

  IndexSet(String label, String script) {
    this.label = label;
    this.script = script;
  }

  /** What users call it: {@code today} or {@code 2002}. */
  public String label() {
    return label;
  }

  /**
   * The set of that name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static IndexSet of(String label) {
    for (IndexSet set : values()) {
      if (set.label.equals(label)) {
        return set;
      }
    }
    throw new IllegalArgumentException("The indices are 'today' or '2002', not '" + label + "'");
  }

  String script() {
    return script;
  }
}
