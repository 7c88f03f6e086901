package org.rubisee.emulator;

/** Which of the two transition matrices of the papers the customers follow. */
public enum Mix {
  /** Read-only interactions. */
  BROWSING("browsing"),
  /** Interactions of which some write to the database: 15 % of them in the papers. */
  BIDDING("bidding");

  private final String label;

  Mix(String label) {
    this.label = label;
  }

  /** How the mix is written on the command line and in results. */
  public String label() {
    return label;
  }

  @Override
  public String toString() {
    return label;
  }
}
