package org.rubisee.bench.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a checkout offers: its implementations, servers, experiments and knobs.
 *
 * <p>This file uses the JDK only. Before the first build, the script {@code rubis} runs it as it
 * stands, with {@code java Listing.java}.
 *
 * @param implementations in their order; behind them those in the folder of one of them, and those
 *     of other applications, with the name of that folder before their own
 * @param servers by name
 * @param experiments by name
 * @param knobs the shared ones, then those that implementations declare
 */
public record Listing(
    List<Implementation> implementations,
    List<Server> servers,
    List<Experiment> experiments,
    List<Knob> knobs) {

  /** Below the root of a checkout: the shared knobs. */
  static final String SHARED_KNOBS =
      "servers/control/src/main/resources/org/rubisee/servers/knobs/knobs.properties";

  private static final String PROPERTIES = "implementation.properties";
  private static final String SERVER = "server.properties";
  private static final String APPLICATION = "application.properties";

  /** What is listed of a server, by its keys. */
  private static final Map<String, String> FEATURES =
      new TreeMap<>(
          Map.of(
              "placements",
              "placement",
              "protocol",
              "remote calls",
              "ee",
              "Jakarta EE",
              "jdks",
              "JDK"));

  private static final String ENDING = ".yaml";
  private static final String TITLE = "title: ";

  /** An implementation, with the names of its knobs. */
  record Implementation(String name, String title, int order, List<String> knobs) {}

  /**
   * A server that implementations can run in.
   *
   * @param name as it is chosen
   * @param title its name in words
   * @param description what it runs
   * @param features what it says of Java, Jakarta EE and the placement of tiers, by name
   */
  record Server(String name, String title, String description, Map<String, String> features) {}

  /** An experiment. */
  record Experiment(String name, String title) {}

  /**
   * A runtime setting of an implementation.
   *
   * @param name as it is set
   * @param declaredBy the implementation that declares it; empty if several share it
   * @param values what stands for them in help
   * @param standard its default
   * @param description in one sentence
   */
  record Knob(String name, String declaredBy, String values, String standard, String description) {}

  /** Prints the listing: root of the checkout, {@code list}, optionally {@code --json}. */
  public static void main(String[] arguments) throws IOException {
    Path home = Path.of(arguments[0]);
    Listing listing = of(home, properties(home.resolve(SHARED_KNOBS)));
    boolean json = List.of(arguments).contains("--json");
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    out.print(json ? listing.json() : listing.text());
  }

  /**
   * Reads a checkout.
   *
   * @param home its root
   * @param sharedKnobs the file that declares them
   */
  static Listing of(Path home, Properties sharedKnobs) throws IOException {
    List<Implementation> implementations = new ArrayList<>();
    List<Knob> knobs = new ArrayList<>(declared(sharedKnobs, ""));
    add(home, "", implementations, knobs);
    for (String mark : List.of(PROPERTIES, APPLICATION)) {
      for (Path folder : sorted(home)) {
        if (Files.isRegularFile(folder.resolve(mark))) {
          add(folder, folder.getFileName() + "/", implementations, knobs);
        }
      }
    }
    return new Listing(
        implementations,
        servers(home.resolve("servers")),
        experiments(home.resolve("experiments")),
        knobs);
  }

  /** Adds the implementations in a folder, in their order, and the knobs that they declare. */
  private static void add(
      Path parent, String prefix, List<Implementation> implementations, List<Knob> knobs)
      throws IOException {
    List<Implementation> found = new ArrayList<>();
    for (Path folder : sorted(parent)) {
      if (Files.isRegularFile(folder.resolve(PROPERTIES))) {
        Properties properties = properties(folder.resolve(PROPERTIES));
        String name = prefix + folder.getFileName();
        List<Knob> declared = declared(properties, name);
        found.add(implementation(name, properties, declared));
        knobs.addAll(declared);
      }
    }
    found.sort(Comparator.comparingInt(Implementation::order).thenComparing(Implementation::name));
    implementations.addAll(found);
  }

  /** For people. */
  String text() {
    StringBuilder text = new StringBuilder();
    text.append("Implementations (with their knobs)\n");
    for (Implementation known : implementations) {
      text.append(String.format(Locale.ROOT, "  %-18s %s%n", known.name(), known.title()));
      text.append(wrapped(String.join(", ", known.knobs())));
    }
    text.append("\nServers (NAME@server=SERVER)\n");
    for (Server known : servers) {
      text.append(String.format(Locale.ROOT, "  %-18s %s%n", known.name(), known.title()));
      text.append(wrapped(known.description()));
      text.append(
          wrapped(
              known.features().entrySet().stream()
                  .map(feature -> feature.getKey() + ": " + feature.getValue())
                  .collect(Collectors.joining("; "))));
    }
    text.append("\nExperiments (./rubis experiment show NAME)\n");
    experiments.forEach(
        known ->
            text.append(String.format(Locale.ROOT, "  %-18s %s%n", known.name(), known.title())));
    text.append("\nKnobs (NAME@KNOB=VALUE)\n");
    for (Knob known : knobs) {
      text.append(
          String.format(
              Locale.ROOT,
              "  %-18s %s (default: %s)%s%n",
              known.name(),
              known.values(),
              known.standard(),
              known.declaredBy().isEmpty() ? "" : ", of " + known.declaredBy()));
      text.append(wrapped(known.description()));
    }
    return text.toString();
  }

  /** For scripts. */
  String json() {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put(
        "implementations",
        implementations.stream()
            .map(
                known ->
                    object("name", known.name(), "title", known.title(), "knobs", known.knobs()))
            .toList());
    root.put(
        "servers",
        servers.stream()
            .map(
                known ->
                    object(
                        "name",
                        known.name(),
                        "title",
                        known.title(),
                        "description",
                        known.description(),
                        "features",
                        known.features()))
            .toList());
    root.put(
        "experiments",
        experiments.stream()
            .map(known -> object("name", known.name(), "title", known.title()))
            .toList());
    root.put(
        "knobs",
        knobs.stream()
            .map(
                known ->
                    object(
                        "name",
                        known.name(),
                        "implementation",
                        known.declaredBy(),
                        "values",
                        known.values(),
                        "default",
                        known.standard(),
                        "description",
                        known.description()))
            .toList());
    return json(root, "") + "\n";
  }

  private static Properties properties(Path file) throws IOException {
    Properties properties = new Properties();
    try (var in = Files.newInputStream(file)) {
      properties.load(in);
    }
    return properties;
  }

  private static List<Path> sorted(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static Implementation implementation(
      String name, Properties properties, List<Knob> declared) {
    boolean isHttpd = words(properties.getProperty("servers", "")).contains("httpd");
    TreeSet<String> knobs = new TreeSet<>(isHttpd ? Set.of("server") : Set.of("server", "jdk"));
    knobs.addAll(words(properties.getProperty("knobs", "")));
    knobs.addAll(words(properties.getProperty("knobs-in-one-server", "")));
    declared.forEach(knob -> knobs.add(knob.name()));
    return new Implementation(
        name,
        properties.getProperty("title", "").strip(),
        Integer.parseInt(properties.getProperty("order", "0").strip()),
        List.copyOf(knobs));
  }

  /** In the order of the file's list, and of their names. */
  private static List<Knob> declared(Properties properties, String declaredBy) {
    List<String> order = words(properties.getProperty("knobs", ""));
    return new TreeSet<>(properties.stringPropertyNames())
        .stream()
            .filter(key -> key.matches("knob\\.[a-z0-9-]+\\.values"))
            .map(
                key -> {
                  List<String> values = words(properties.getProperty(key));
                  String knob = key.substring(0, key.length() - "values".length());
                  return new Knob(
                      knob.substring("knob.".length(), knob.length() - 1),
                      declaredBy,
                      String.join("|", values),
                      properties.getProperty(knob + "default", values.get(0)).strip(),
                      properties.getProperty(knob + "description", "").strip());
                })
            .sorted(Comparator.comparing(knob -> order.indexOf(knob.name())))
            .toList();
  }

  private static List<Server> servers(Path folder) throws IOException {
    List<Server> servers = new ArrayList<>();
    // a folder that 'rubis export' wrote has none
    for (Path server : Files.isDirectory(folder) ? sorted(folder) : List.<Path>of()) {
      Path file = server.resolve(SERVER);
      Properties properties = Files.isRegularFile(file) ? properties(file) : new Properties();
      // the file of a web container has none: the knob web chooses it
      if (properties.containsKey("placements")) {
        Map<String, String> features = new LinkedHashMap<>();
        FEATURES.forEach(
            (key, words) -> features.put(words, properties.getProperty(key, "none").strip()));
        servers.add(
            new Server(
                server.getFileName().toString(),
                properties.getProperty("title", "").strip(),
                properties.getProperty("description", "").strip(),
                features));
      }
    }
    return servers;
  }

  private static List<Experiment> experiments(Path folder) throws IOException {
    List<Experiment> experiments = new ArrayList<>();
    // a folder that 'rubis export' wrote has none
    for (Path file : Files.isDirectory(folder) ? sorted(folder) : List.<Path>of()) {
      String name = file.getFileName().toString();
      if (name.endsWith(ENDING)) {
        String title =
            Files.readAllLines(file).stream()
                .filter(line -> line.startsWith(TITLE))
                .map(line -> line.substring(TITLE.length()).strip())
                .findFirst()
                .orElse("");
        experiments.add(new Experiment(name.substring(0, name.length() - ENDING.length()), title));
      }
    }
    experiments.sort(Comparator.comparing(Experiment::name));
    return experiments;
  }

  private static List<String> words(String list) {
    return Stream.of(list.split(",")).map(String::strip).filter(word -> !word.isEmpty()).toList();
  }

  /** Lines of at most 80 characters below the second column. */
  private static String wrapped(String words) {
    String indent = " ".repeat(21);
    StringBuilder text = new StringBuilder();
    StringBuilder line = new StringBuilder(indent);
    for (String word : words.split(" ")) {
      if (line.length() > indent.length() && line.length() + word.length() > 80) {
        text.append(line.toString().stripTrailing()).append('\n');
        line.setLength(indent.length());
      }
      line.append(word).append(' ');
    }
    return text.append(line.toString().stripTrailing()).append('\n').toString();
  }

  private static Map<String, Object> object(Object... keysAndValues) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      object.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return object;
  }

  private static String json(Object value, String indent) {
    String deeper = indent + "  ";
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> deeper + quoted(entry.getKey()) + ": " + json(entry.getValue(), deeper))
          .collect(Collectors.joining(",\n", "{\n", "\n" + indent + "}"));
    }
    if (value instanceof List<?> list) {
      boolean flat = list.stream().allMatch(String.class::isInstance);
      return flat
          ? list.stream().map(Listing::quoted).collect(Collectors.joining(", ", "[", "]"))
          : list.stream()
              .map(item -> deeper + json(item, deeper))
              .collect(Collectors.joining(",\n", "[\n", "\n" + indent + "]"));
    }
    return quoted(value);
  }

  private static String quoted(Object text) {
    return '"' + text.toString().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
