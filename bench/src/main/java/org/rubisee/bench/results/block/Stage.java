package org.rubisee.bench.results.block;

import com.fasterxml.jackson.annotation.JsonValue;

/** What a block is for. */
public enum Stage {
  /** Its figures say when a site is warm; no result comes from it. */
  WARM_UP("warm-up"),
  /** Results come from it. */
  MEASURED("measured"),
  /** Measured while the processes of the other sites are paused, to show what those cost. */
  ALONE("alone"),
  /** Measured beside an {@link #ALONE} block, with the other sites up. */
  BESIDE("beside"),
  /** Measured with one of several numbers of requests in flight, to find the capacity. */
  CAPACITY("capacity"),
  /** A step of the search for the points of a curve; no result comes from it. */
  SEARCH("search"),
  /** Measured with one of several numbers of clients who think: a point of a curve. */
  CURVE("curve");

  private final String label;

  Stage(String label) {
    this.label = label;
  }

  /** Whether gates judge what the clients measured in it. */
  public boolean isJudged() {
    return this == MEASURED || this == CURVE;
  }

  /** The name in files and reports. */
  @JsonValue
  public String label() {
    return label;
  }
}
