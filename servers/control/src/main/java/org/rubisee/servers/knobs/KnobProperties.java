package org.rubisee.servers.knobs;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The system properties of knobs that need more than a property with their value. */
final class KnobProperties {

  /** Four times those of the web tier: a call over the network can lead to three more. */
  private static final String THREADS_OF_NESTED_CALLS = "256";

  private KnobProperties() {}

  /** One value for all beans, or values for some of them. */
  static Map<String, String> byBean(String property, String value) {
    if (!value.contains("=")) {
      return Map.of(property, value);
    }
    return Stream.of(value.split(","))
        .map(bean -> bean.split("="))
        .collect(Collectors.toMap(bean -> property + "." + bean[0], bean -> bean[1]));
  }

  /** The driver takes a size of 0 for no limit. */
  static Map<String, String> statementCache(String value) {
    return value.equals("0")
        ? Map.of("rubis.db.cache-statements", "false")
        : Map.of("rubis.db.statement-cache", value);
  }

  /** Calls of remote interfaces inside a server. */
  static Map<String, String> callPassing(String value) {
    Map<String, String> properties = new TreeMap<>();
    properties.put("rubis.entities.call-passing", value);
    properties.put("rubis.ejb.over-network", String.valueOf(value.equals("network")));
    properties.put("rubis.ejb.by-value", String.valueOf(!value.equals("reference")));
    if (value.equals("network")) {
      properties.put("rubis.app.threads", THREADS_OF_NESTED_CALLS);
    }
    return properties;
  }
}
