package org.rubisee.bench.results;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The database of a run.
 *
 * @param engine for example {@code MySQL}
 * @param version the server's own version string
 * @param quantities the scale of its data, as the application names it: for example {@code users}
 */
public record DatabaseEngine(String engine, String version, Map<String, Integer> quantities) {

  /** Copies the quantities, which keep their order. */
  public DatabaseEngine {
    quantities = Collections.unmodifiableMap(new LinkedHashMap<>(quantities));
  }

  /** Reads it; earlier results have the three quantities of the first application as fields. */
  @JsonCreator
  static DatabaseEngine read(
      @JsonProperty("engine") String engine,
      @JsonProperty("version") String version,
      @JsonProperty("quantities") Map<String, Integer> quantities,
      @JsonProperty("users") Integer users,
      @JsonProperty("items") Integer items,
      @JsonProperty("oldItems") Integer oldItems) {
    Map<String, Integer> known = new LinkedHashMap<>(quantities == null ? Map.of() : quantities);
    if (users != null) {
      known.put("users", users);
      known.put("items", items);
      known.put("old-items", oldItems);
    }
    return new DatabaseEngine(engine, version, known);
  }
}
