package org.rubisee.bench.prices;

/** When something is done: what is done often is done cheaper. */
public enum Occasion {
  /** Once in a request, at the pace at which requests come. */
  ALONE("alone"),
  /** Again and again in a request, with as many requests at a time as keep processors busy. */
  IN_A_ROW("in a row");

  private final String label;

  Occasion(String label) {
    this.label = label;
  }

  /** In words. */
  public String label() {
    return label;
  }
}
