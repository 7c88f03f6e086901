package org.rubisee.servers.knobs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A file that declares knobs:
 *
 * <pre>
 * knob.locking.values=database, servlet
 * knob.locking.description=Who makes writes on one row wait for each other
 * knob.locking.property=rubis.locking
 * knob.locking.excludes.web-nodes=web-nodes: a Java lock protects one web server; leave one out
 * </pre>
 *
 * <p>Values are words, ranges like {@code 1..9}, {@code PATH} or {@code BEAN}, which stands for any
 * entity bean of the implementation; {@code .parts} names parts that can have numbers of their own,
 * {@code .list=true} allows several values. The first value is the default, unless {@code .default}
 * is another one, or words. The servers get the value as the system properties of {@code
 * .property}; {@code .VALUE.sets} and {@code .default.sets} list properties with their values
 * instead. {@code .changes-counts=false} says that the ledger is the same with every value, {@code
 * .VALUE.keeps-ledger=true} that an agreed ledger is kept with a value, too. {@code .excludes.ID}
 * refuses combinations, see {@link Exclusion#parse}.
 *
 * @param properties the file
 * @param shared the knobs that others declare
 */
record KnobFile(Properties properties, List<Knob> shared) {

  static final String PREFIX = "knob.";
  static final String EXCLUDES = "excludes.";
  private static final Pattern KEY = Pattern.compile("knob\\.([a-z0-9]+(?:-[a-z0-9]+)*)\\.(.+)");
  private static final Pattern OF_KNOB =
      Pattern.compile(
          "values|default|parts|list|description|property|changes-counts|excludes\\.[a-z-]+");
  private static final Pattern OF_VALUE = Pattern.compile("([A-Za-z0-9-]+)\\.(sets|keeps-ledger)");
  private static final Pattern WORD =
      Pattern.compile("[A-Za-z0-9]+(-[A-Za-z0-9]+)*|\\d+\\.\\.\\d+");

  /**
   * Reads it.
   *
   * @param order of the knobs; others come after these, sorted by name
   * @throws IllegalArgumentException if a declaration lacks something
   */
  List<Knob> read(List<String> order) {
    Map<String, KnobValues> declared = new HashMap<>();
    for (String label : labels()) {
      declared.put(label, values(label));
    }
    Function<String, KnobValues> settings = label -> settings(label, declared);
    List<Knob> knobs = new ArrayList<>();
    for (String label : declared.keySet()) {
      int place = order.contains(label) ? order.indexOf(label) : Integer.MAX_VALUE;
      knobs.add(knob(place, label, settings));
    }
    return knobs.stream().sorted().toList();
  }

  /**
   * The exclusions of a file of exclusions only, whose keys begin with {@code excludes.}.
   *
   * @param first what holds in each of them
   */
  List<Exclusion> exclusions(Exclusion.Condition first) {
    return exclusions(EXCLUDES, first, label -> settings(label, Map.of()));
  }

  private Set<String> labels() {
    Set<String> labels = new TreeSet<>();
    for (String key : properties.stringPropertyNames()) {
      Matcher parts = KEY.matcher(key);
      if (key.startsWith(PREFIX)) {
        if (!parts.matches() || !isKnown(parts.group(2))) {
          throw new IllegalArgumentException(
              "There is no key '"
                  + key
                  + "': of a knob there are .values, .default, .parts, .list, .description,"
                  + " .property, .changes-counts, .excludes.ID, and .VALUE.sets and"
                  + " .VALUE.keeps-ledger for each of its values");
        }
        labels.add(parts.group(1));
      }
    }
    return labels;
  }

  private static boolean isKnown(String key) {
    return OF_KNOB.matcher(key).matches() || OF_VALUE.matcher(key).matches();
  }

  private KnobValues settings(String label, Map<String, KnobValues> declared) {
    return Stream.concat(
            Stream.ofNullable(declared.get(label)),
            shared.stream().filter(knob -> knob.label().equals(label)).map(Knob::settings))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("an exclusion names no knob: '" + label + "'"));
  }

  private KnobValues values(String label) {
    if (shared.stream().anyMatch(knob -> knob.label().equals(label))) {
      throw new IllegalArgumentException(
          "knob '" + label + "' exists already: choose another name for the one declared here");
    }
    List<String> words = words(required(label, "values"));
    boolean isChoice =
        words.size() > 1
            || words.get(0).matches(KnobValues.PATH + "|" + KnobValues.BEAN + "|.*\\.\\..*");
    if (!isChoice || !words.stream().allMatch(word -> WORD.matcher(word).matches())) {
      throw new IllegalArgumentException(
          PREFIX
              + label
              + ".values needs two words or more, or a range like 1..9, with commas between, the"
              + " default first");
    }
    return new KnobValues(
        words,
        words(get(label, "parts", "")),
        Boolean.parseBoolean(get(label, "list", "false")),
        get(label, Knob.DEFAULT, words.get(0)));
  }

  private Knob knob(int place, String label, Function<String, KnobValues> settings) {
    KnobValues values = settings.apply(label);
    Map<String, Map<String, String>> sets = new HashMap<>();
    List<String> withLedger = new ArrayList<>();
    for (String key : properties.stringPropertyNames()) {
      Matcher parts = KEY.matcher(key);
      Matcher ofValue = OF_VALUE.matcher(parts.matches() ? parts.group(2) : "");
      if (parts.matches() && parts.group(1).equals(label) && ofValue.matches()) {
        String value = ofValue.group(1);
        if (!value.equals(Knob.DEFAULT)) {
          values.check(label, value);
        }
        if (ofValue.group(2).equals("sets")) {
          sets.put(value, pairs(properties.getProperty(key)));
        } else if (Boolean.parseBoolean(properties.getProperty(key))) {
          withLedger.add(value);
        }
      }
    }
    boolean isShared = shared.isEmpty();
    return new Knob(
        place,
        label,
        values,
        required(label, "description"),
        words(
            isShared || !sets.isEmpty() ? get(label, "property", "") : required(label, "property")),
        sets,
        Boolean.parseBoolean(get(label, "changes-counts", "true")),
        withLedger,
        exclusions(
            PREFIX + label + "." + EXCLUDES,
            new Exclusion.Condition(label, values, false, Set.of()),
            settings));
  }

  private List<Exclusion> exclusions(
      String prefix, Exclusion.Condition first, Function<String, KnobValues> settings) {
    return properties.stringPropertyNames().stream()
        .filter(key -> key.startsWith(prefix))
        .sorted()
        .map(key -> Exclusion.parse(properties.getProperty(key), first, settings))
        .toList();
  }

  private static Map<String, String> pairs(String list) {
    return words(list).stream()
        .map(pair -> pair.split("=", 2))
        .collect(Collectors.toMap(pair -> pair[0], pair -> pair.length == 2 ? pair[1] : ""));
  }

  private static List<String> words(String list) {
    return Implementation.words(list).toList();
  }

  private String get(String label, String key, String otherwise) {
    return properties.getProperty(PREFIX + label + "." + key, otherwise).strip();
  }

  private String required(String label, String key) {
    return Implementation.required(properties, PREFIX + label + "." + key);
  }
}
