package org.rubisee.container;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The container's knobs: the system properties that begin with {@code rubis.entities.}.
 *
 * <table>
 * <caption>Settings; those marked * can be set for one bean by adding a point and its name</caption>
 * <tr><th>key</th><th>meaning</th><th>default</th></tr>
 * <tr><td>commit-option *</td><td>{@link CommitOption}</td><td>C</td></tr>
 * <tr><td>bean-cache *</td><td>ready instances kept between transactions</td><td>10000</td></tr>
 * <tr><td>pool *</td><td>pooled instances kept</td><td>100</td></tr>
 * <tr><td>option-d-millis *</td><td>how long option D keeps state</td><td>1000</td></tr>
 * <tr><td>insert-check *</td><td>{@code on}: a new key is looked for before its row is inserted</td><td>off</td></tr>
 * <tr><td>read-ahead *</td><td>{@code on}: finders load the states of what they find</td><td>off</td></tr>
 * <tr><td>read-only</td><td>names of beans, with commas between, that nobody changes: kept, never stored</td><td></td></tr>
 * <tr><td>read-only-millis</td><td>for how long they are kept before they are loaded again</td><td>for ever</td></tr>
 * <tr><td>sync</td><td>when changes are stored: {@code before-finders} too, or {@code on-commit-only}</td><td>before-finders</td></tr>
 * <tr><td>transactions</td><td>whether a getter or finder that is called without a transaction begins one: {@code required}, or {@code supports}</td><td>required</td></tr>
 * <tr><td>lock-millis</td><td>how long options A and D wait for a bean</td><td>5000</td></tr>
 * <tr><td>call-passing</td><td>{@link CallPassing} of remote views inside the server</td><td>value</td></tr>
 * <tr><td>placement</td><td>{@code separate}, or {@code co-located}: callers in the web tier are in the beans' server</td><td>separate</td></tr>
 * <tr><td>lookup</td><td>{@code cached}, or {@code per-request}: the web tier looks up for each call of a home</td><td>cached</td></tr>
 * <tr><td>container</td><td>{@code wildfly}: this container; {@code openejb}: the web tier calls beans in OpenEJB; {@code glassfish}: it calls beans of its own server, GlassFish. With the latter two no other setting but lookup matters here</td><td>wildfly</td></tr>
 * </table>
 */
public final class ContainerSettings {
  /** What all keys begin with. */
  public static final String PREFIX = "rubis.entities.";

  private static final Map<String, String> DEFAULTS =
      Map.ofEntries(
          Map.entry("commit-option", "C"),
          Map.entry("bean-cache", "10000"),
          Map.entry("pool", "100"),
          Map.entry("option-d-millis", "1000"),
          Map.entry("insert-check", "off"),
          Map.entry("read-ahead", "off"),
          Map.entry("read-only", ""),
          Map.entry("read-only-millis", ""),
          Map.entry("sync", "before-finders"),
          Map.entry("transactions", "required"),
          Map.entry("lock-millis", "5000"),
          Map.entry("call-passing", "value"),
          Map.entry("container", "wildfly"),
          Map.entry("lookup", "cached"),
          Map.entry("placement", "separate"));

  private static final List<String> CONTAINERS = List.of("wildfly", "openejb", "glassfish");

  private final Properties properties;

  private ContainerSettings(Properties properties) {
    this.properties = properties;
  }

  /**
   * Reads the settings.
   *
   * @param properties usually {@link System#getProperties()}
   * @throws IllegalArgumentException if a key is unknown; the message says which there are
   */
  public static ContainerSettings of(Properties properties) {
    Properties own = new Properties();
    Set<String> known = new TreeSet<>(DEFAULTS.keySet());
    for (String key : properties.stringPropertyNames()) {
      if (key.startsWith(PREFIX)) {
        String name = key.substring(PREFIX.length());
        if (!known.contains(name.split("\\.", 2)[0])) {
          throw new IllegalArgumentException(
              "There is no setting '" + key + "'; after " + PREFIX + " comes one of " + known);
        }
        own.setProperty(name, properties.getProperty(key));
      }
    }
    return new ContainerSettings(own);
  }

  public CommitOption commitOption(String bean) {
    return choice(CommitOption.class, "commit-option", text("commit-option", bean));
  }

  public int beanCache(String bean) {
    return (int) number("bean-cache", text("bean-cache", bean));
  }

  public int pool(String bean) {
    return (int) number("pool", text("pool", bean));
  }

  public Duration optionDTime(String bean) {
    return Duration.ofMillis(number("option-d-millis", text("option-d-millis", bean)));
  }

  public Duration lockTime() {
    return Duration.ofMillis(number("lock-millis", text("lock-millis")));
  }

  public CallPassing callPassing() {
    return choice(CallPassing.class, "call-passing", text("call-passing"));
  }

  /** Whether homes are looked up once. */
  public boolean cachesLookups() {
    return either("lookup", "cached", "per-request", text("lookup"));
  }

  /** Whether the beans are in OpenEJB. */
  public boolean isOpenEjb() {
    return container().equals("openejb");
  }

  /** Whether the beans are in GlassFish, with the web tier. */
  public boolean isGlassFish() {
    return container().equals("glassfish");
  }

  private String container() {
    String text = text("container");
    if (!CONTAINERS.contains(text)) {
      throw new IllegalArgumentException(
          PREFIX + "container is one of " + String.join(", ", CONTAINERS) + ", not '" + text + "'");
    }
    return text;
  }

  /** Whether the web tier finds homes in its own server. */
  public boolean isCoLocated() {
    return either("placement", "co-located", "separate", text("placement"));
  }

  /** Whether a new key is looked for before its row is inserted. */
  public boolean checksInserts(String bean) {
    return either("insert-check", "on", "off", text("insert-check", bean));
  }

  /** Whether finders load the states of what they find. */
  public boolean readsAhead(String bean) {
    return either("read-ahead", "on", "off", text("read-ahead", bean));
  }

  /** Whether changes are stored before finders, so that these see them. */
  public boolean storesBeforeFinders() {
    return either("sync", "before-finders", "on-commit-only", text("sync"));
  }

  /** Whether getters and finders that are called without a transaction run without one. */
  public boolean readsWithoutTransaction() {
    return either("transactions", "supports", "required", text("transactions"));
  }

  /** The names of beans that nobody changes. */
  public Set<String> readOnlyBeans() {
    return Stream.of(text("read-only").split(","))
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** For how long the state of a read-only bean is kept; for ever unless it is set. */
  public Optional<Duration> readOnlyTime() {
    String millis = text("read-only-millis");
    return millis.isEmpty()
        ? Optional.empty()
        : Optional.of(Duration.ofMillis(number("read-only-millis", millis)));
  }

  /** Whether a setting has the first of its two values. */
  private static boolean either(String name, String first, String second, String text) {
    if (text.equals(first) || text.equals(second)) {
      return text.equals(first);
    }
    throw new IllegalArgumentException(
        PREFIX + name + " is one of " + first + ", " + second + ", not '" + text + "'");
  }

  private String text(String name, String bean) {
    return properties.getProperty(name + "." + bean, text(name));
  }

  private String text(String name) {
    return properties.getProperty(name, DEFAULTS.get(name));
  }

  private static long number(String name, String text) {
    if (!text.matches("\\d{1,9}")) {
      throw new IllegalArgumentException(
          PREFIX + name + " is a whole number from 0 to 999999999, not '" + text + "'");
    }
    return Long.parseLong(text);
  }

  private static <E extends Enum<E>> E choice(Class<E> type, String name, String text) {
    return Arrays.stream(type.getEnumConstants())
        .filter(value -> value.name().equalsIgnoreCase(text))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    PREFIX
                        + name
                        + " is one of "
                        + Arrays.stream(type.getEnumConstants())
                            .map(value -> value.name().toLowerCase(Locale.ROOT))
                            .collect(Collectors.joining(", "))
                        + ", not '"
                        + text
                        + "'"));
  }
}
