package org.rubisee.container;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The defaults of the catalogue of knobs, which is a resource of this module as well. */
final class KnobDefaults {

  private static final String CATALOGUE = "knobs.properties";

  private final Properties catalogue = new Properties();

  private KnobDefaults() {}

  /**
   * Reads them.
   *
   * @param prefix of the system properties that count
   * @return by the rest of their names; empty texts for those without a default
   */
  static Map<String, String> read(String prefix) {
    KnobDefaults file = new KnobDefaults();
    try (InputStream in = KnobDefaults.class.getResourceAsStream(CATALOGUE)) {
      file.catalogue.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> all = new TreeMap<>();
    List<String> knobs = file.words("knobs");
    knobs.forEach(knob -> file.sets("knob." + knob + ".").forEach(all::put));
    knobs.forEach(
        knob -> file.words("knob." + knob + ".property").forEach(one -> all.putIfAbsent(one, "")));
    return all.entrySet().stream()
        .filter(one -> one.getKey().startsWith(prefix))
        .collect(
            Collectors.toMap(one -> one.getKey().substring(prefix.length()), Map.Entry::getValue));
  }

  /** What the default of a knob sets; nothing if the default is words that set nothing. */
  private Map<String, String> sets(String knob) {
    List<String> values = words(knob + "values");
    String standard = catalogue.getProperty(knob + "default", values.get(0));
    List<String> sets =
        Stream.of("default", standard)
            .map(value -> words(knob + value + ".sets"))
            .filter(pairs -> !pairs.isEmpty())
            .findFirst()
            .orElse(List.of());
    boolean isValue = values.contains(standard) || standard.matches("\\d+");
    return (sets.isEmpty() && isValue ? words(knob + "property") : sets)
        .stream()
            .map(set -> set.split("=", 2))
            .collect(Collectors.toMap(set -> set[0], set -> set.length == 2 ? set[1] : standard));
  }

  private List<String> words(String key) {
    return Stream.of(catalogue.getProperty(key, "").split(","))
        .map(String::strip)
        .filter(word -> !word.isEmpty())
        .toList();
  }
}
