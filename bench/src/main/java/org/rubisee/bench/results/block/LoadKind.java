package org.rubisee.bench.results.block;

import com.fasterxml.jackson.annotation.JsonValue;

/** How requests arrive in a block. */
public enum LoadKind {
  /** A fixed number of requests is always in flight. A block is a fixed number of interactions. */
  SATURATED("saturated"),
  /** Requests arrive by a schedule, the same for all sites. A block is a fixed time. */
  PACED("paced"),
  /** A fixed number of clients think before each interaction. A block is a fixed time. */
  THINKING("thinking");

  private final String label;

  LoadKind(String label) {
    this.label = label;
  }

  /** The name in files and reports. */
  @JsonValue
  public String label() {
    return label;
  }

  @Override
  public String toString() {
    return label;
  }
}
