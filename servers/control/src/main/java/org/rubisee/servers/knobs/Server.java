package org.rubisee.servers.knobs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.servers.Jdk;

/**
 * A server that can run implementations, as the {@value #FILE} in its folder describes it. An
 * implementation names in {@value Implementation#FILE} those in which it runs.
 *
 * @param name that of its folder and the value of the knob {@value #KNOB}, for example {@code
 *     openejb}
 * @param title how it is called in words, for example {@code OpenEJB}
 * @param version the one that the build provisions, or that is resolved when it is first used
 * @param placements how its tiers can be placed: values of the knob {@code placement}
 * @param jdks the one version of Java on which it runs; empty: every one that {@link Jdk} takes
 * @param builds what it says of other builds; empty if there is one build only
 * @param lacks features that the bench asks for, and that it does not have
 * @param properties the whole file
 */
public record Server(
    String name,
    String title,
    String version,
    Set<String> placements,
    Optional<Integer> jdks,
    Optional<BuildRules> builds,
    Set<String> lacks,
    Properties properties) {

  /** The name of the file. */
  public static final String FILE = "server.properties";

  /** The name of the knob that chooses it. */
  public static final String KNOB = "server";

  /** The server where nobody chooses one. */
  public static final String STANDARD = "wildfly";

  private static final String ONE_VERSION = "\\d+";

  /** What begins the keys of what is the own of this server. */
  private static final String DIFFERS = "differs.";

  private static final List<String> KEYS =
      List.of("title", "version", "description", "placements", "protocol", "ee", "jdks", "lacks");

  /** Copies the collections. */
  public Server {
    placements = Set.copyOf(placements);
    lacks = Set.copyOf(lacks);
    Properties copy = new Properties();
    copy.putAll(properties);
    properties = copy;
  }

  /**
   * The server of that name.
   *
   * @throws IllegalArgumentException if there is none, or its file cannot be read
   */
  public static Server named(String name) {
    Properties properties = new Properties();
    try (InputStream in = Server.class.getResourceAsStream(name + "/" + FILE)) {
      if (in == null) {
        throw new IllegalArgumentException("There is no servers/" + name + "/" + FILE);
      }
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return of(name, properties);
  }

  /**
   * The web container of that name, whose file has its title, its version and its differences only.
   *
   * @param name as the knob {@code web} has it
   * @throws IllegalArgumentException if there is none, or its file cannot be read
   */
  public static Server ofWebContainer(String name) {
    return named(name + "-server");
  }

  /**
   * A server as its file describes it.
   *
   * @throws IllegalArgumentException if a key is missing or unknown
   */
  static Server of(String name, Properties properties) {
    for (String key : properties.stringPropertyNames()) {
      if (!KEYS.contains(key)
          && !key.startsWith(KnobFile.EXCLUDES)
          && !key.startsWith(BuildRules.PREFIX)
          && !key.startsWith(DIFFERS)) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "There is no key '%s', only %s, build.*, differs.* and excludes.*",
                key,
                String.join(", ", KEYS)));
      }
    }
    return new Server(
        name,
        Implementation.required(properties, "title"),
        Implementation.required(properties, "version"),
        set(properties, "placements"),
        Optional.of(properties.getProperty("jdks", ""))
            .filter(jdks -> jdks.matches(ONE_VERSION))
            .map(Integer::valueOf),
        BuildRules.read(Implementation.required(properties, "title"), properties),
        set(properties, "lacks"),
        properties);
  }

  /** Its title and version, for example {@code OpenEJB 10.1.4}. */
  public String inWords() {
    return title + " " + version;
  }

  /** The version that is resolved when nobody names one; empty if the build provisions one. */
  Optional<String> versionOnFirstUse() {
    return builds.filter(BuildRules::onFirstUse).map(rules -> version);
  }

  /**
   * What is its own and cannot be equal in comparisons of servers, with the reason: by subject, in
   * the order of subjects.
   */
  public Map<String, String> differences() {
    Map<String, String> differences = new TreeMap<>();
    properties.stringPropertyNames().stream()
        .filter(key -> key.startsWith(DIFFERS))
        .forEach(
            key ->
                differences.put(
                    key.substring(DIFFERS.length()).replace('-', ' '),
                    properties.getProperty(key)));
    return differences;
  }

  /** Whether it does not have a feature. */
  public boolean lacks(String feature) {
    return lacks.contains(feature);
  }

  private static Set<String> set(Properties properties, String key) {
    return Implementation.words(properties.getProperty(key, "")).collect(Collectors.toSet());
  }
}
