package org.rubisee.application;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.settings.NearestName;

/**
 * The description of an application.
 *
 * <table>
 * <caption>Keys</caption>
 * <tr><th>key</th><th>value</th></tr>
 * <tr><td>name, title</td><td>what it is called, and what it is</td></tr>
 * <tr><td>interactions</td><td>labels, in the order of the transition tables</td></tr>
 * <tr><td>interaction.LABEL</td><td>{@code static}, {@code read} or {@code write}, and the last segment of the URL</td></tr>
 * <tr><td>mixes, standard-mix</td><td>names of all mixes, and of one</td></tr>
 * <tr><td>read-only-mixes</td><td>names of those that leave the data as they are</td></tr>
 * <tr><td>mix.NAME.table.SET</td><td>resource with a transition table</td></tr>
 * <tr><td>mix.NAME.operation.N</td><td>weight and labels of an operation, N from 1</td></tr>
 * <tr><td>note</td><td>what readers of its results must know, in sentences</td></tr>
 * <tr><td>login</td><td>how people log in, a sentence without its full stop; {@code {users}} stands for the number of users</td></tr>
 * <tr><td>clock-words</td><td>what the clock of a site does; not said: it runs</td></tr>
 * <tr><td>job, job-words</td><td>settings of a site that does something between requests, and words for that: see {@link Job}</td></tr>
 * <tr><td>secret-fields</td><td>fields of forms that no log of clients has; not said: password, ticket</td></tr>
 * <tr><td>session.end</td><td>{@code at-once} when its time is up, which is the default, or {@code first-page}, see {@link SessionRules}</td></tr>
 * <tr><td>session.most-seconds</td><td>the longest session; not said: no limit</td></tr>
 * <tr><td>fault.NAME</td><td>labels of the interactions that a fault concerns; not said: all</td></tr>
 * <tr><td>response-limit</td><td>seconds in which nine in ten requests of an interaction shall be answered; not said: no limits</td></tr>
 * <tr><td>response-limit.LABEL</td><td>the same for one interaction</td></tr>
 * <tr><td>part.NAME</td><td>folder of a part: schema, customers, contract</td></tr>
 * <tr><td>implementations</td><td>folders of those who implement it</td></tr>
 * </table>
 */
final class ApplicationFile {

  private static final String NOTE = "note";
  private static final String LOGIN = "login";
  private static final String CLOCK_WORDS = "clock-words";
  private static final String JOB = "job";
  private static final String JOB_WORDS = "job-words";
  private static final String SECRET_FIELDS = "secret-fields";
  private static final String SESSION_END = "session.end";
  private static final String LONGEST_SESSION = "session.most-seconds";
  private static final String RESPONSE_LIMIT = "response-limit";
  private static final String FIRST_PAGE = "first-page";

  private static final Set<String> KEYS =
      Set.of(
          "name",
          "title",
          "interactions",
          "mixes",
          "standard-mix",
          "read-only-mixes",
          NOTE,
          LOGIN,
          CLOCK_WORDS,
          JOB,
          JOB_WORDS,
          SECRET_FIELDS,
          SESSION_END,
          LONGEST_SESSION,
          RESPONSE_LIMIT,
          "implementations");
  private static final Pattern FAMILIES =
      Pattern.compile(
          "interaction\\..+|mix\\.[^.]+\\.(table\\..+|operation\\.\\d+)|fault\\..+|part\\..+"
              + "|response-limit\\..+");
  private static final Pattern TABLE = Pattern.compile("mix\\.([^.]+)\\.table\\.(.+)");
  private static final Map<String, Interaction.Kind> KINDS =
      Map.of(
          "static", Interaction.Kind.STATIC_PAGE,
          "read", Interaction.Kind.READ,
          "write", Interaction.Kind.WRITE);

  private final String place;
  private final Properties properties;

  ApplicationFile(String place, Properties properties) {
    this.place = place;
    this.properties = properties;
    for (String key : properties.stringPropertyNames()) {
      if (!KEYS.contains(key) && !FAMILIES.matcher(key).matches()) {
        throw wrong(NearestName.unknown("key", key, KEYS.stream().sorted().toList()));
      }
    }
  }

  /** Reads a file of the class path. */
  static ApplicationFile read(String resource, ClassLoader resources) {
    Properties properties = new Properties();
    try (InputStream in = resources.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalArgumentException("There is no file " + resource + " on the class path");
      }
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + resource, e);
    }
    return new ApplicationFile(resource, properties);
  }

  /** The value of a key, which must be there. */
  String value(String key) {
    String value = properties.getProperty(key, "").strip();
    if (value.isEmpty()) {
      throw wrong("The key '" + key + "' is missing");
    }
    return value;
  }

  /** The interactions, in order. */
  List<Interaction> interactions() {
    List<Interaction> all = new ArrayList<>();
    for (String label : words(value("interactions"))) {
      List<String> words = words(value("interaction." + label));
      if (words.size() != 2 || !KINDS.containsKey(words.get(0))) {
        throw wrong(
            "interaction." + label + " is static, read or write, and the last segment of its URL");
      }
      all.add(new Interaction(all.size(), label, words.get(1), KINDS.get(words.get(0))));
    }
    return List.copyOf(all);
  }

  /** The mixes, in order. */
  List<Mix> mixes(Application application) {
    List<String> readOnly = words(properties.getProperty("read-only-mixes", ""));
    List<Mix> all = new ArrayList<>();
    for (String name : words(value("mixes"))) {
      List<Operation> operations = operations(name, application.interactions());
      Map<String, String> tables = tables(name);
      if (operations.isEmpty() == tables.isEmpty()) {
        throw wrong("The mix " + name + " needs either tables or operations");
      }
      all.add(new Mix(application, all.size(), name, tables, operations, readOnly.contains(name)));
    }
    return List.copyOf(all);
  }

  private Map<String, String> tables(String mix) {
    Map<String, String> tables = new LinkedHashMap<>();
    for (String key : properties.stringPropertyNames()) {
      Matcher table = TABLE.matcher(key);
      if (table.matches() && table.group(1).equals(mix)) {
        tables.put(table.group(2), value(key));
      }
    }
    return tables;
  }

  private List<Operation> operations(String mix, List<Interaction> interactions) {
    List<Operation> operations = new ArrayList<>();
    String prefix = "mix." + mix + ".operation.";
    while (properties.containsKey(prefix + (operations.size() + 1))) {
      String key = prefix + (operations.size() + 1);
      List<String> words = words(value(key));
      if (words.size() < 2 || !words.get(0).matches("[1-9]\\d{0,5}")) {
        throw wrong(key + " is a weight from 1, and labels of interactions");
      }
      operations.add(
          new Operation(
              Integer.parseInt(words.get(0)), named(words.subList(1, words.size()), interactions)));
    }
    return operations;
  }

  /** What readers of results must know; empty if there is nothing. */
  String note() {
    return properties.getProperty(NOTE, "").strip();
  }

  /** How people log in; empty if nothing says so. */
  String login() {
    return properties.getProperty(LOGIN, "").strip();
  }

  /** What the clock of a site does, in words. */
  String clockWords() {
    return properties.getProperty(CLOCK_WORDS, "it runs").strip();
  }

  /** What a site for people does between requests, if it does anything. */
  Optional<Job> job() {
    if (!properties.containsKey(JOB)) {
      return Optional.empty();
    }
    Map<String, String> settings = new LinkedHashMap<>();
    for (String setting : words(value(JOB))) {
      String[] pair = setting.split("=", 2);
      if (pair.length < 2) {
        throw wrong(JOB + " lists settings with their values, the first one in seconds");
      }
      settings.put(pair[0], pair[1]);
    }
    return Optional.of(new Job(settings, value(JOB_WORDS)));
  }

  /** The fields of forms that no log has. */
  Set<String> secretFields() {
    return Set.copyOf(words(properties.getProperty(SECRET_FIELDS, "password, ticket")));
  }

  /** How sessions end. */
  SessionRules sessions() {
    String end = properties.getProperty(SESSION_END, "at-once").strip();
    if (!List.of("at-once", FIRST_PAGE).contains(end)) {
      throw wrong(SESSION_END + " is at-once or first-page, not '" + end + "'");
    }
    String longest = properties.getProperty(LONGEST_SESSION, "").strip();
    if (!longest.matches("|[1-9]\\d{0,8}")) {
      throw wrong(LONGEST_SESSION + " is a whole number from 1, not '" + longest + "'");
    }
    return new SessionRules(
        end.equals(FIRST_PAGE),
        longest.isEmpty() ? SessionRules.PLAIN.mostSeconds() : Integer.parseInt(longest));
  }

  /** The interactions that faults concern, by the name of the fault. */
  Map<String, List<Interaction>> concerns(List<Interaction> interactions) {
    String prefix = "fault.";
    return properties.stringPropertyNames().stream()
        .filter(key -> key.startsWith(prefix))
        .collect(
            Collectors.toUnmodifiableMap(
                key -> key.substring(prefix.length()),
                key -> named(words(value(key)), interactions)));
  }

  /** Seconds at the 90th percentile, of all interactions or of none. */
  Map<Interaction, Double> responseLimits(List<Interaction> interactions) {
    String prefix = RESPONSE_LIMIT + ".";
    List<String> own =
        properties.stringPropertyNames().stream().filter(key -> key.startsWith(prefix)).toList();
    own.forEach(key -> named(List.of(key.substring(prefix.length())), interactions));
    if (own.isEmpty() && !properties.containsKey(RESPONSE_LIMIT)) {
      return Map.of();
    }
    return interactions.stream()
        .collect(
            Collectors.toUnmodifiableMap(
                interaction -> interaction,
                interaction ->
                    seconds(
                        own.contains(prefix + interaction.label())
                            ? prefix + interaction.label()
                            : RESPONSE_LIMIT)));
  }

  private double seconds(String key) {
    String text = value(key);
    if (!text.matches("\\d{1,4}(\\.\\d{1,3})?") || Double.parseDouble(text) == 0) {
      throw wrong(key + " is a number of seconds above 0, not '" + text + "'");
    }
    return Double.parseDouble(text);
  }

  private List<Interaction> named(List<String> labels, List<Interaction> interactions) {
    try {
      return labels.stream().map(label -> interaction(label, interactions)).toList();
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  /** The one of some interactions that has a label. */
  static Interaction interaction(String label, List<Interaction> interactions) {
    for (Interaction interaction : interactions) {
      if (interaction.label().equals(label)) {
        return interaction;
      }
    }
    throw new IllegalArgumentException(
        "No interaction is called '"
            + label
            + "': did you mean '"
            + NearestName.to(label, interactions.stream().map(Interaction::label).toList())
            + "'?");
  }

  private static List<String> words(String text) {
    return Stream.of(text.split("[,\\s]+")).filter(word -> !word.isEmpty()).toList();
  }

  private IllegalArgumentException wrong(String why) {
    return new IllegalArgumentException(place + ": " + why);
  }
}
