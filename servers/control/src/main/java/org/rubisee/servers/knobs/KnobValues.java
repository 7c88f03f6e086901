package org.rubisee.servers.knobs;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rubisee.settings.NearestName;

/**
 * What a knob can be set to.
 *
 * @param allowed words, ranges of numbers like {@code 1..9}, {@value #PATH}, or {@value #BUILD}
 * @param parts names for which numbers can be given one by one, like {@code Item=300,User=9000}
 * @param isList whether a value is one or several of those that are allowed, with commas between
 * @param standard what it is when nobody sets it: a value, or words
 */
public record KnobValues(
    List<String> allowed, List<String> parts, boolean isList, String standard) {

  /** Stands for the path of a file or folder. */
  static final String PATH = "PATH";

  /** Stands for a build of a server that is another one of the words: see {@link ServerChoice}. */
  static final String BUILD = "BUILD";

  private static final Pattern RANGE = Pattern.compile("(\\d+)\\.\\.(\\d+)");
  private static final Pattern NUMBER = Pattern.compile("0|[1-9]\\d{0,8}");

  /** Copies the lists. */
  public KnobValues {
    allowed = List.copyOf(allowed);
    parts = List.copyOf(parts);
  }

  /** All values in short, for example {@code on|off} or {@code 1..9}. */
  public String typed() {
    return String.join("|", allowed);
  }

  /** The values that are words; empty if values are numbers or paths. */
  public List<String> words() {
    return allowed.stream().filter(one -> !isRange(one) && !isPlaceholder(one)).toList();
  }

  /** All values for people, for example {@code A, B, C or D}. */
  public String inWords() {
    List<String> all =
        allowed.stream()
            .map(one -> RANGE.matcher(one).replaceFirst("a number from $1 to $2"))
            .map(one -> one.equals(PATH) ? "a path" : one)
            .map(one -> one.equals(BUILD) ? "another build, NAME:VERSION or its folder" : one)
            .toList();
    int last = all.size() - 1;
    String one =
        last == 0 ? all.get(0) : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
    return one
        + (isList ? ", several with commas between" : "")
        + (parts.isEmpty()
            ? ""
            : String.format(
                Locale.ROOT,
                ", or numbers for some of %s, like %s=300,%s=9000",
                String.join(", ", parts),
                parts.get(0),
                parts.get(1)));
  }

  /** Whether it is what a knob has that is not set. */
  boolean isStandard(String value) {
    return value.equals(standard);
  }

  boolean allow(String value) {
    if (isList) {
      return allDifferent(List.of(value.split(",", -1))) && words(value).allMatch(this::allowOne);
    }
    return allowOne(value) || !parts.isEmpty() && allowParts(List.of(value.split(",", -1)));
  }

  /**
   * Checks a value.
   *
   * @param knob for the message
   * @throws IllegalArgumentException if it is not allowed; the message says what is
   */
  void check(String knob, String value) {
    if (allow(value)) {
      return;
    }
    if (!isList && (words().size() == allowed.size() || allowed.contains(BUILD))) {
      throw new IllegalArgumentException(NearestName.unknown("value of " + knob, value, words()));
    }
    throw new IllegalArgumentException(knob + " takes " + inWords() + ", not '" + value + "'");
  }

  private boolean allowParts(List<String> values) {
    return allDifferent(values.stream().map(part -> part.split("=", 2)[0]).toList())
        && values.stream()
            .map(part -> part.split("=", 2))
            .allMatch(part -> part.length == 2 && parts.contains(part[0]) && allowOne(part[1]));
  }

  private boolean allowOne(String value) {
    return allowed.stream()
        .anyMatch(
            one ->
                switch (one) {
                  case PATH -> !value.isBlank();
                  case BUILD -> ServerChoice.isBuild(value, words());
                  default -> isRange(one) ? isIn(one, value) : one.equals(value);
                });
  }

  private static boolean isPlaceholder(String one) {
    return one.equals(PATH) || one.equals(BUILD);
  }

  private static boolean isRange(String one) {
    return RANGE.matcher(one).matches();
  }

  private static boolean isIn(String range, String value) {
    Matcher ends = RANGE.matcher(range);
    if (!ends.matches() || !NUMBER.matcher(value).matches()) {
      return false;
    }
    int number = Integer.parseInt(value);
    return number >= Integer.parseInt(ends.group(1)) && number <= Integer.parseInt(ends.group(2));
  }

  private static Stream<String> words(String list) {
    return Stream.of(list.split(",", -1));
  }

  private static boolean allDifferent(List<String> names) {
    Set<String> different = new HashSet<>(names);
    return different.size() == names.size();
  }
}
