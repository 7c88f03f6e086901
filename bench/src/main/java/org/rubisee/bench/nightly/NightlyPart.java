package org.rubisee.bench.nightly;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

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

  /** A command of Maven that gets as far as tests. Its options may stand before the phase. */
  private static final Pattern MAVEN_TESTS =
      Pattern.compile(
          "(?<![^\\s;&|(])mvn(?=\\s)[^;&|]*?\\s(test|integration-test|verify)(?![^\\s;&|)])");

  /** The tests that a command of Maven selects, perhaps in quotation marks. */
  private static final Pattern SELECTED_TESTS =
      Pattern.compile("-D(?<option>test|it\\.test)=(?<patterns>'[^']*'|\"[^\"]*\"|\\S*)");

  private static final String METHOD = "#";

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
    requireWholeClassesOrMethods(name, command);
  }

  /** Whether its command runs tests by Maven, so that one that runs none has failed. */
  boolean runsTests() {
    return MAVEN_TESTS.matcher(command).find();
  }

  /**
   * One pattern with a method makes Maven compare each method with all patterns. A method of a
   * nested class then fits none that names the outer class alone, and does not run.
   */
  private static void requireWholeClassesOrMethods(String name, String command) {
    Matcher selected = SELECTED_TESTS.matcher(command);
    while (selected.find()) {
      String[] patterns = selected.group("patterns").split(",");
      long withMethods = Stream.of(patterns).filter(pattern -> pattern.contains(METHOD)).count();
      require(
          withMethods == 0 || withMethods == patterns.length,
          name,
          "-D"
              + selected.group("option")
              + " names classes and, with '#', methods, so that Maven leaves out nested classes:"
              + " select the methods in a second command after '&&'");
    }
  }

  private static void require(boolean holds, String name, String message) {
    if (!holds) {
      throw new IllegalArgumentException(name + ": " + message);
    }
  }
}
