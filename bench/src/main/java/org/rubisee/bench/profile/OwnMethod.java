package org.rubisee.bench.profile;

import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A method of this project in a profile.
 *
 * @param name package, class and method
 * @param selfShare share of samples that count for it: its own instructions, and those of libraries
 *     that no rule names; 0 to 1
 * @param totalShare share of samples in which it was on the stack, whoever was running; 0 to 1
 */
public record OwnMethod(String name, double selfShare, double totalShare) {

  private static final Pattern CLASS = Pattern.compile("(?:[a-z0-9_]+\\.)*[A-Za-z0-9_]+");

  static final Comparator<OwnMethod> MOST_FIRST =
      Comparator.comparingDouble(OwnMethod::selfShare)
          .thenComparingDouble(OwnMethod::totalShare)
          .reversed()
          .thenComparing(OwnMethod::name);

  /** The source file's class, also of lambdas and nested classes. */
  String topLevelClass() {
    Matcher matcher = CLASS.matcher(name);
    return matcher.lookingAt() ? matcher.group() : name;
  }
}
