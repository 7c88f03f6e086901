package org.rubisee.measurement.load;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * What makes a customer send the next request (Schroeder, Wierman, Harchol-Balter, NSDI 2006). The
 * modes differ in what a slow site does to its load.
 */
public enum ArrivalMode {
  /** A fixed set of clients: each thinks after an answer, so a slow site gets fewer requests. */
  CLOSED("closed"),
  /** Sessions arrive at a rate, whatever the site does; within a session, customers think. */
  PARTLY_OPEN("partly-open"),
  /** Interactions arrive at a rate, whatever the site does; sessions take turns with them. */
  OPEN("open");

  private final String label;

  ArrivalMode(String label) {
    this.label = label;
  }

  /** How the mode is written on the command line and in results. */
  @JsonValue
  public String label() {
    return label;
  }

  @Override
  public String toString() {
    return label;
  }
}
