package org.rubisee.bench.results.client;

/**
 * When a phase was run.
 *
 * @param name {@link #WARM_UP}, {@link #MEASURE} or {@link #COOL_DOWN}
 * @param fromSecond its beginning, seconds since the trial's start
 * @param toSecond its end
 */
public record PhaseSpan(String name, double fromSecond, double toSecond) {
  /** Warm-up. */
  public static final String WARM_UP = "warm-up";

  /** The measured phase. */
  public static final String MEASURE = "measure";

  /** Cool-down. */
  public static final String COOL_DOWN = "cool-down";

  /** Whether a moment lies within it, its ends included. */
  public boolean contains(double second) {
    return second >= fromSecond && second <= toSecond;
  }

  /** How long it took. */
  public double seconds() {
    return toSecond - fromSecond;
  }
}
