package org.rubisee.measurement;

/**
 * A part of a schedule that has a name, so that it can be judged by itself.
 *
 * @param name consists of a-z, 0-9 and -
 * @param fromSecond when it begins, seconds of the measured phase, from 0
 * @param toSecond when it ends; infinite: with the run
 */
public record NamedPart(String name, double fromSecond, double toSecond) {

  /** The same, not beyond the end of the measured phase. */
  public NamedPart within(double measureSeconds) {
    return new NamedPart(name, fromSecond, Math.min(toSecond, measureSeconds));
  }
}
