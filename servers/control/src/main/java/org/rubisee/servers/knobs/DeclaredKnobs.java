package org.rubisee.servers.knobs;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The knobs that an implementation declares itself, in its {@value Implementation#FILE}:
 *
 * <pre>
 * knob.locking.values=database, servlet
 * knob.locking.description=Who makes writes on one item wait for each other
 * knob.locking.property=rubis.locking
 * </pre>
 *
 * <p>The first value is the default. The servers get the value as the system property that is
 * named, or {@code knob.NAME.VALUE.sets} instead of it. {@code knob.NAME.changes-counts=false} says
 * that the ledger is the same with every value. {@code knob.NAME.VALUE.keeps-ledger=true} says that
 * an agreed ledger is kept with a value, too. {@code knob.NAME.VALUE.excludes=OTHER} and {@code
 * knob.NAME.VALUE.reason=…} refuse a value when another knob is set, too.
 */
final class DeclaredKnobs {

  static final String PREFIX = "knob.";
  private static final Pattern VALUES = Pattern.compile("knob\\.([a-z0-9-]+)\\.values");
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9-]+");

  private final Properties properties;

  DeclaredKnobs(Properties properties) {
    this.properties = properties;
  }

  /**
   * Reads them.
   *
   * @return by name
   * @throws IllegalArgumentException if a declaration lacks something
   */
  Map<String, Knob> read() {
    Map<String, Knob> knobs = new TreeMap<>();
    for (String key : properties.stringPropertyNames()) {
      Matcher values = VALUES.matcher(key);
      if (values.matches()) {
        knobs.put(values.group(1), knob(values.group(1)));
      }
    }
    properties.stringPropertyNames().forEach(key -> check(key, knobs));
    return knobs;
  }

  private static void check(String key, Map<String, Knob> knobs) {
    if (key.startsWith(PREFIX)
        && knobs.values().stream().noneMatch(knob -> keys(knob).anyMatch(key::equals))) {
      throw new IllegalArgumentException(
          "There is no key '"
              + key
              + "': of a knob there are .values, .description, .property, .changes-counts, and"
              + " .VALUE.sets, .VALUE.keeps-ledger, .VALUE.excludes and .VALUE.reason for each of its"
              + " values");
    }
  }

  private static Stream<String> keys(Knob knob) {
    String prefix = PREFIX + knob.label() + ".";
    Stream<String> ofValues =
        Stream.of(knob.settings().pattern().split("\\|"))
            .flatMap(
                value ->
                    Stream.of(".sets", ".keeps-ledger", ".excludes", ".reason")
                        .map(key -> value + key));
    return Stream.concat(Stream.of("values", "description", "property", "changes-counts"), ofValues)
        .map(key -> prefix + key);
  }

  private Knob knob(String label) {
    if (Knob.SHARED.stream().anyMatch(shared -> shared.label().equals(label))) {
      throw new IllegalArgumentException(
          "knob '" + label + "' exists already: choose another name for the one declared here");
    }
    List<String> words = Implementation.words(required(label, "values")).toList();
    if (words.size() < 2 || !words.stream().allMatch(word -> WORD.matcher(word).matches())) {
      throw new IllegalArgumentException(
          PREFIX
              + label
              + ".values needs two words or more, with commas between, the default first");
    }
    String property = required(label, "property");
    Knob knob =
        new Knob(
                label,
                KnobValues.oneOf(words.get(0), words.toArray(String[]::new)),
                required(label, "description"),
                value -> Map.of(property, setBy(label, value)))
            .withExclusions(words.stream().flatMap(word -> exclusions(label, word)).toList())
            .withLedgerOf(words.stream().filter(word -> keepsLedger(label, word)).toList());
    return Boolean.parseBoolean(properties.getProperty(PREFIX + label + ".changes-counts", "true"))
        ? knob
        : knob.thatChangesNoCounts();
  }

  private String setBy(String label, String value) {
    return properties.getProperty(PREFIX + label + "." + value + ".sets", value);
  }

  private boolean keepsLedger(String label, String value) {
    return Boolean.parseBoolean(
        properties.getProperty(PREFIX + label + "." + value + ".keeps-ledger", "false"));
  }

  private Stream<Knob.Exclusion> exclusions(String label, String value) {
    String others = properties.getProperty(PREFIX + label + "." + value + ".excludes", "");
    return Implementation.words(others)
        .map(other -> new Knob.Exclusion(value, other, required(label, value + ".reason")));
  }

  private String required(String label, String key) {
    return Implementation.required(properties, PREFIX + label + "." + key);
  }
}
