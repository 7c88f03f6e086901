package org.rubisee.container;

import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

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
 * <tr><td>lock-millis</td><td>how long options A and D wait for a bean</td><td>5000</td></tr>
 * <tr><td>call-passing</td><td>{@link CallPassing} of remote views inside the server</td><td>value</td></tr>
 * <tr><td>lookup</td><td>{@code cached}, or {@code per-request}: the web tier looks up for each call of a home</td><td>cached</td></tr>
 * </table>
 */
public final class ContainerSettings {
  /** What all keys begin with. */
  public static final String PREFIX = "rubis.entities.";

  private static final Map<String, String> DEFAULTS =
      Map.of(
          "commit-option", "C",
          "bean-cache", "10000",
          "pool", "100",
          "option-d-millis", "1000",
          "lock-millis", "5000",
          "call-passing", "value",
          "lookup", "cached");

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

  CommitOption commitOption(String bean) {
    return choice(CommitOption.class, "commit-option", text("commit-option", bean));
  }

  int beanCache(String bean) {
    return (int) number("bean-cache", text("bean-cache", bean));
  }

  int pool(String bean) {
    return (int) number("pool", text("pool", bean));
  }

  Duration optionDTime(String bean) {
    return Duration.ofMillis(number("option-d-millis", text("option-d-millis", bean)));
  }

  Duration lockTime() {
    return Duration.ofMillis(number("lock-millis", text("lock-millis")));
  }

  CallPassing callPassing() {
    return choice(CallPassing.class, "call-passing", text("call-passing"));
  }

  /** Whether homes are looked up once. */
  boolean cachesLookups() {
    String text = text("lookup");
    if (text.equals("cached") || text.equals("per-request")) {
      return text.equals("cached");
    }
    throw new IllegalArgumentException(
        PREFIX + "lookup is one of cached, per-request, not '" + text + "'");
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
