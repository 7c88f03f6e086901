package org.rubisee.bench.nightly;

import java.time.Duration;

/**
 * A part of the nightly tests.
 *
 * @param name how it is called on the command line
 * @param shows what is known when it has passed, in a sentence
 * @param minutes how long it is expected to take, from 1 to {@value #LONGEST_MINUTES}
 * @param command a shell command, run in the root of the checkout; exit code 0 means success
 */
public record NightlyPart(String name, String shows, int minutes, String command) {

  private static final int LONGEST_MINUTES = 60;
  private static final String MAVEN = "mvn ";

  /** A part that runs longer is stopped. */
  public static final Duration LIMIT = Duration.ofMinutes(LONGEST_MINUTES);

  /** Checks the values. */
  public NightlyPart {
    require(name.matches("[a-z][a-z0-9-]*"), name, "a name has small letters, digits and hyphens");
    require(!shows.isBlank(), name, "'shows' is missing");
    require(!command.isBlank(), name, "'command' is missing");
    require(
        minutes >= 1 && minutes <= LONGEST_MINUTES,
        name,
        "'minutes' must be from 1 to " + LONGEST_MINUTES + ": split longer parts");
  }

  /** Whether its command runs tests by Maven, so that one that runs none has failed. */
  boolean runsTests() {
    return command.startsWith(MAVEN);
  }

  private static void require(boolean holds, String name, String message) {
    if (!holds) {
      throw new IllegalArgumentException(name + ": " + message);
    }
  }
}
