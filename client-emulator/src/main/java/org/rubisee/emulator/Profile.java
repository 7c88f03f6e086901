package org.rubisee.emulator;

import java.util.List;
import java.util.Optional;

/**
 * How long the phases of a run last.
 *
 * @param name how the profile is called; {@code custom} if it has no name
 * @param warmUpSeconds from 0
 * @param measureSeconds more than 0
 * @param coolDownSeconds from 0
 */
public record Profile(
    String name, double warmUpSeconds, double measureSeconds, double coolDownSeconds) {

  /** The phases of the OOPSLA 2002 paper: 2, 15 and 1 minute. */
  public static final Profile OOPSLA02 = new Profile("oopsla02", 120, 900, 60);

  /** The phases of the Middleware 2003 paper: 5, 30 and 5 minutes. */
  public static final Profile MIDDLEWARE03 = new Profile("middleware03", 300, 1800, 300);

  /** For a first look: 10, 30 and 2 seconds. Not for conclusions. */
  public static final Profile QUICK = new Profile("quick", 10, 30, 2);

  /** All profiles that have a name. */
  public static final List<Profile> NAMED = List.of(OOPSLA02, MIDDLEWARE03, QUICK);

  public Profile {
    if (warmUpSeconds < 0 || !(measureSeconds > 0) || coolDownSeconds < 0) {
      throw new IllegalArgumentException(
          "Phases need warm-up >= 0, measure > 0 and cool-down >= 0 seconds; got "
              + warmUpSeconds
              + ", "
              + measureSeconds
              + ", "
              + coolDownSeconds);
    }
  }

  /** The profile with this name, if there is one. */
  public static Optional<Profile> named(String name) {
    return NAMED.stream().filter(profile -> profile.name.equals(name)).findFirst();
  }

  /** Length of a phase in seconds. */
  public double seconds(Phase phase) {
    return switch (phase) {
      case WARM_UP -> warmUpSeconds;
      case MEASURE -> measureSeconds;
      case COOL_DOWN -> coolDownSeconds;
    };
  }

  /** Length of the whole run in seconds. */
  public double totalSeconds() {
    return warmUpSeconds + measureSeconds + coolDownSeconds;
  }
}
