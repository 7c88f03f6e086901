package org.rubisee.bench.results;

/**
 * How long the phases of a trial take.
 *
 * @param name the name of the profile, for example {@code oopsla02}
 * @param upSeconds warm-up, before anything is measured
 * @param mostUpSeconds how long the warm-up may go on until the system is steady; 0 where it lasts
 *     {@code upSeconds}
 * @param measureSeconds the measured phase
 * @param downSeconds cool-down, after the measured phase
 */
public record Profile(
    String name,
    double upSeconds,
    double mostUpSeconds,
    double measureSeconds,
    double downSeconds) {

  /** With a warm-up of fixed length. */
  public Profile(String name, double upSeconds, double measureSeconds, double downSeconds) {
    this(name, upSeconds, 0, measureSeconds, downSeconds);
  }

  /** Whether the warm-up goes on until the system is steady. */
  public boolean warmsUpUntilSteady() {
    return mostUpSeconds > upSeconds;
  }
}
