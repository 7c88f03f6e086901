package org.rubisee.measurement;

/**
 * When a phase was run.
 *
 * @param phase which one
 * @param fromSecond its beginning, seconds since an agreed start, usually that of a trial
 * @param toSecond its end
 */
public record PhaseSpan(Phase phase, double fromSecond, double toSecond) {

  /** Whether a moment lies within it, its ends included. */
  public boolean contains(double second) {
    return second >= fromSecond && second <= toSecond;
  }

  /** How long it took. */
  public double seconds() {
    return toSecond - fromSecond;
  }
}
