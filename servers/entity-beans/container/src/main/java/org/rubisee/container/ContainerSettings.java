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
 * The container's knobs: the system properties that begin with {@code rubis.entities.}. Their
 * defaults are those of {@code knobs.properties}, which declares the knobs.
 *
 * <p>Commit option, sizes of cache and pool, insert-check and read-ahead can be set for one bean by
 * adding a point and its name. A setting that is no knob is {@code lock-millis}: how long options A
 * and D wait for a bean, by default 5 s.
 */
public final class ContainerSettings {
  /** What all keys begin with. */
  public static final String PREFIX = "rubis.entities.";

  /** What is no knob, with its default. */
  private static final String LOCK_TIME = "lock-millis";

  private static final String LOCK_TIME_DEFAULT = "5000";

  /** Without a default: read-only beans are kept for ever. */
  private static final String READ_ONLY_TIME = "read-only-millis";

  private static final Map<String, String> DEFAULTS = KnobDefaults.read(PREFIX);

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
    known.add(LOCK_TIME);
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
    return Duration.ofMillis(
        number(LOCK_TIME, properties.getProperty(LOCK_TIME, LOCK_TIME_DEFAULT)));
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
    String text = text("server");
    if (!CONTAINERS.contains(text)) {
      throw new IllegalArgumentException(
          PREFIX + "server is one of " + String.join(", ", CONTAINERS) + ", not '" + text + "'");
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
    return Optional.ofNullable(properties.getProperty(READ_ONLY_TIME))
        .map(millis -> Duration.ofMillis(number(READ_ONLY_TIME, millis)));
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
