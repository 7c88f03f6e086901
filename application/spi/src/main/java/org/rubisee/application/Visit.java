package org.rubisee.application;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One request of a ledger.
 *
 * @param interaction what it is
 * @param isPost whether the fields go in the body
 * @param fields parameters by name, in the order in which they are sent
 */
public record Visit(Interaction interaction, boolean isPost, Map<String, String> fields) {

  /** Copies the fields. */
  public Visit {
    fields = new LinkedHashMap<>(fields);
  }

  /** A page without parameters. */
  public static Visit get(Interaction interaction) {
    return new Visit(interaction, false, Map.of());
  }

  /** A form without fields yet. */
  public static Visit post(Interaction interaction) {
    return new Visit(interaction, true, Map.of());
  }

  /** The same with one more field. */
  public Visit with(String name, Object value) {
    Map<String, String> more = new LinkedHashMap<>(fields);
    more.put(name, value.toString());
    return new Visit(interaction, isPost, more);
  }

  /** The same with more fields. */
  public Visit with(Map<String, String> others) {
    Map<String, String> more = new LinkedHashMap<>(fields);
    more.putAll(others);
    return new Visit(interaction, isPost, more);
  }

  @Override
  public String toString() {
    return interaction.label() + " " + fields.keySet();
  }
}
