package org.rubisee.servers.knobs;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Values of knobs that cannot be combined.
 *
 * @param conditions which values, all of them together
 * @param reason why, and what to do instead
 */
record Exclusion(List<Condition> conditions, String reason) {

  /** Copies the list. */
  Exclusion {
    conditions = List.copyOf(conditions);
  }

  /**
   * What a knob must be.
   *
   * @param knob its name
   * @param settings its values
   * @param isNegated whether it must not be so
   * @param values one of these; empty: any but the default
   */
  record Condition(String knob, KnobValues settings, boolean isNegated, Set<String> values) {

    boolean holds(Map<String, String> set) {
      String value = set.getOrDefault(knob, settings.standard());
      boolean isSo = values.isEmpty() ? !settings.isStandard(value) : values.contains(value);
      return isSo != isNegated;
    }

    /** What is in the way: a value, not that one is missing. */
    private Stream<String> found(Map<String, String> set) {
      return isNegated && values.isEmpty()
          ? Stream.empty()
          : Stream.of(knob + "=" + set.getOrDefault(knob, settings.standard()));
    }
  }

  /**
   * Reads one as a file has it: conditions with commas between, a colon, the reason. A condition is
   * {@code KNOB}: set to another value than its default; {@code KNOB=VALUE|VALUE}; {@code
   * KNOB!=VALUE}; or {@code !KNOB}: not set, or to its default.
   *
   * @param first what holds besides, unless a condition is about its knob
   * @param settings of each knob by its name
   * @throws IllegalArgumentException if it is not written so, or names a knob or a value that does
   *     not exist
   */
  static Exclusion parse(String text, Condition first, Function<String, KnobValues> settings) {
    String[] parts = text.split(": ", 2);
    if (parts.length < 2) {
      throw new IllegalArgumentException(
          "'" + text + "' is no exclusion: write conditions with commas between, ': ', the reason");
    }
    List<Condition> more =
        Implementation.words(parts[0]).map(word -> condition(word, settings)).toList();
    boolean isFirstNamed = more.stream().anyMatch(one -> one.knob().equals(first.knob()));
    return new Exclusion(
        Stream.concat(isFirstNamed ? Stream.empty() : Stream.of(first), more.stream()).toList(),
        parts[1]);
  }

  private static Condition condition(String text, Function<String, KnobValues> settings) {
    boolean isNegated = text.contains("!");
    String[] parts = text.replace("!", "").split("=", 2);
    KnobValues known = settings.apply(parts[0]);
    Set<String> values =
        parts.length == 1 ? Set.of() : Stream.of(parts[1].split("\\|")).collect(Collectors.toSet());
    values.forEach(value -> known.check(parts[0], value));
    return new Condition(parts[0], known, isNegated, values);
  }

  /**
   * Checks values.
   *
   * @param set what is set, by the names of knobs
   * @throws IllegalArgumentException if they are excluded
   */
  void check(Map<String, String> set) {
    if (conditions.stream().allMatch(condition -> condition.holds(set))) {
      List<String> found = conditions.stream().flatMap(one -> one.found(set)).distinct().toList();
      throw new IllegalArgumentException(
          String.join(" and ", found)
              + (found.size() == 1 ? " is not possible: " : " exclude each other: ")
              + reason);
    }
  }
}
