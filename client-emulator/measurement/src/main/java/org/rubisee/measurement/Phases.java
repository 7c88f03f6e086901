package org.rubisee.measurement;

import java.util.List;
import java.util.Optional;

/**
 * How long the phases of a run last.
 *
 * @param name what these phases are called; {@code custom} if they have no name
 * @param warmUpSeconds from 0
 * @param mostWarmUpSeconds how long the warm-up may go on until the system is steady; equal to
 *     {@code warmUpSeconds}, or 0, for a warm-up of fixed length
 * @param measureSeconds more than 0
 * @param coolDownSeconds from 0
 */
public record Phases(
    String name,
    double warmUpSeconds,
    double mostWarmUpSeconds,
    double measureSeconds,
    double coolDownSeconds) {

  /** The phases of the OOPSLA 2002 paper: 2, 15 and 1 minute. */
  public static final Phases OOPSLA02 = new Phases("oopsla02", 120, 900, 60);

  /** The phases of the Middleware 2003 paper: 5, 30 and 5 minutes. */
  public static final Phases MIDDLEWARE03 = new Phases("middleware03", 300, 1800, 300);

  /** For a first look: 10, 30 and 2 seconds. Not for conclusions. */
  public static final Phases SHORT = new Phases("short", 10, 30, 2);

  /** All phases that have a name. */
  public static final List<Phases> NAMED = List.of(OOPSLA02, MIDDLEWARE03, SHORT);

  /**
   * Checks the lengths.
   *
   * @throws IllegalArgumentException if a phase cannot be so long
   */
  public Phases {
    mostWarmUpSeconds = mostWarmUpSeconds == 0 ? warmUpSeconds : mostWarmUpSeconds;
    if (warmUpSeconds < 0 || !(measureSeconds > 0) || coolDownSeconds < 0) {
      throw new IllegalArgumentException(
          "Phases need warm-up >= 0, measure > 0 and cool-down >= 0 seconds; got "
              + warmUpSeconds
              + ", "
              + measureSeconds
              + ", "
              + coolDownSeconds);
    }
    new WarmUp(warmUpSeconds, mostWarmUpSeconds);
  }

  /** Phases whose warm-up has a fixed length. */
  public Phases(String name, double warmUpSeconds, double measureSeconds, double coolDownSeconds) {
    this(name, warmUpSeconds, warmUpSeconds, measureSeconds, coolDownSeconds);
  }

  /** Phases that may warm up until the system is steady. */
  public static Phases of(
      String name, WarmUp warmUp, double measureSeconds, double coolDownSeconds) {
    return new Phases(
        name, warmUp.leastSeconds(), warmUp.mostSeconds(), measureSeconds, coolDownSeconds);
  }

  /** The phases with this name, if there are any. */
  public static Optional<Phases> named(String name) {
    return NAMED.stream().filter(phases -> phases.name.equals(name)).findFirst();
  }

  /** How long the warm-up lasts. */
  public WarmUp warmUp() {
    return new WarmUp(warmUpSeconds, mostWarmUpSeconds);
  }

  /** Length of a phase in seconds; of a warm-up that goes on until steady, the least. */
  public double seconds(Phase phase) {
    return switch (phase) {
      case WARM_UP -> warmUpSeconds;
      case MEASURE -> measureSeconds;
      case COOL_DOWN -> coolDownSeconds;
    };
  }

  /** Length of the whole run in seconds, at most. */
  public double totalSeconds() {
    return mostWarmUpSeconds + measureSeconds + coolDownSeconds;
  }
}
