package org.rubisee.measurement;

import com.fasterxml.jackson.annotation.JsonValue;

/** A part of a run. Only {@link #MEASURE} counts for results. */
public enum Phase {
  /** Caches fill and sessions spread out. */
  WARM_UP("warm-up"),
  /** What is measured. */
  MEASURE("measure"),
  /** Load stays while other processes may still be measuring. */
  COOL_DOWN("cool-down");

  private final String label;

  Phase(String label) {
    this.label = label;
  }

  /** How the phase is written in progress lines and results. */
  @JsonValue
  public String label() {
    return label;
  }

  /**
   * The phase with this label.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Phase ofLabel(String label) {
    for (Phase phase : values()) {
      if (phase.label.equals(label)) {
        return phase;
      }
    }
    throw new IllegalArgumentException("There is no phase called '" + label + "'");
  }

  @Override
  public String toString() {
    return label;
  }
}
