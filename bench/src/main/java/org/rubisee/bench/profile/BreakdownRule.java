package org.rubisee.bench.profile;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.results.tier.BreakdownCategory;

/**
 * One line of the rules.
 *
 * @param category where a sample goes
 * @param subject what the pattern is compared with
 * @param pattern the whole name has to fit
 */
record BreakdownRule(BreakdownCategory category, Subject subject, Pattern pattern) {

  /** What a rule looks at. */
  enum Subject {
    FRAME,
    THREAD
  }

  /**
   * A rule.
   *
   * @param glob text in which {@code *} stands for any text
   */
  static BreakdownRule of(BreakdownCategory category, Subject subject, String glob) {
    String regex =
        Stream.of(glob.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
    return new BreakdownRule(category, subject, Pattern.compile(regex));
  }

  boolean fits(String name) {
    return pattern.matcher(name).matches();
  }
}
