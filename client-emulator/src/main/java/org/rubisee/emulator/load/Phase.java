package org.rubisee.emulator.load;

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
  public String label() {
    return label;
  }

  @Override
  public String toString() {
    return label;
  }
}
