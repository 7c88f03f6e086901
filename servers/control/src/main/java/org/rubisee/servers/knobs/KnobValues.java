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
 * @param allowed words, ranges of numbers like {@code 1..9}, {@value #PATH}, {@value #BUILD}, or
 *     {@value #BEAN}
 * @param parts names for which numbers can be given one by one, like {@code Author=300,Book=9000};
 *     {@value #BEAN} stands for those of beans
 * @param isList whether a value is one or several of those that are allowed, with commas between
 * @param standard what it is when nobody sets it: a value, or words
 */
public record KnobValues(
    List<String> allowed, List<String> parts, boolean isList, String standard) {

  /** Stands for the path of a file or folder. */
  static final String PATH = "PATH";

  /** Stands for a build of a server that is another one of the words: see {@link ServerChoice}. */
  static final String BUILD = "BUILD";

  /** Stands for an entity bean of the implementation. */
  static final String BEAN = "BEAN";

  private static final Pattern NAME = Pattern.compile("[A-Z][A-Za-z0-9]*");
  private static final Pattern RANGE = Pattern.compile("(\\d+)\\.\\.(\\d+)");
  private static final Pattern NUMBER = Pattern.compile("0|[1-9]\\d{0,8}");

  /** Copies the lists. */
  public KnobValues {
    allowed = List.copyOf(allowed);
    parts = List.copyOf(parts);
  }

  /** The same for an implementation with these entity beans. */
  KnobValues ofBeans(List<String> beans) {
    return new KnobValues(named(allowed, beans), named(parts, beans), isList, standard);
  }

  private static List<String> named(List<String> words, List<String> beans) {
    return words.stream()
        .flatMap(word -> word.equals(BEAN) ? beans.stream() : Stream.of(word))
        .toList();
  }

  /** Whether its values name beans, whatever they are called. */
  boolean isOfBeans() {
    return allowed.contains(BEAN) || parts.contains(BEAN);
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
            .map(one -> one.equals(BEAN) ? "an entity bean" : one)
            .map(one -> one.equals(BUILD) ? "another build, NAME:VERSION or its folder" : one)
            .toList();
    int last = all.size() - 1;
    String one =
        last == 0 ? all.get(0) : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
    return one + (isList ? ", several with commas between" : "") + partsInWords();
  }

  private String partsInWords() {
    if (parts.isEmpty()) {
      return "";
    }
    return parts.contains(BEAN)
        ? ", or a number for each of some entity beans, like NAME=300,OTHER=9000"
        : String.format(
            Locale.ROOT,
            ", or a number for each of some of %s, like %s=300",
            String.join(", ", parts),
            parts.get(0));
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
            .allMatch(part -> part.length == 2 && isPart(part[0]) && allowOne(part[1]));
  }

  private boolean isPart(String name) {
    return parts.contains(name) || parts.contains(BEAN) && NAME.matcher(name).matches();
  }

  private boolean allowOne(String value) {
    return allowed.stream()
        .anyMatch(
            one ->
                switch (one) {
                  case PATH -> !value.isBlank();
                  case BEAN -> NAME.matcher(value).matches();
                  case BUILD -> ServerChoice.isBuild(value, words());
                  default -> isRange(one) ? isIn(one, value) : one.equals(value);
                });
  }

  private static boolean isPlaceholder(String one) {
    return one.equals(PATH) || one.equals(BUILD) || one.equals(BEAN);
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
