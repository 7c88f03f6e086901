package org.rubisee.bench.results;

/**
 * When a phase was run.
 *
 * @param name {@code up}, {@code measure} or {@code down}
 * @param fromSecond its beginning, seconds since the emulator's start
 * @param toSecond its end
 */
public record PhaseSpan(String name, double fromSecond, double toSecond) {
  /** Warm-up. */
  public static final String UP = "up";

  /** The measured phase. */
  public static final String MEASURE = "measure";

  /** Cool-down. */
  public static final String DOWN = "down";

  /** How long it took. */
  public double seconds() {
    return toSecond - fromSecond;
  }
}
