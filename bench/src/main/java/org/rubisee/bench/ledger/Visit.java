package org.rubisee.bench.ledger;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rubisee.model.Interaction;

/**
 * One request.
 *
 * @param interaction what it is
 * @param isPost whether the fields go in the body
 * @param fields parameters by name, in the order in which they are sent
 */
record Visit(Interaction interaction, boolean isPost, Map<String, String> fields) {

  Visit {
    fields = new LinkedHashMap<>(fields);
  }

  static Visit get(Interaction interaction) {
    return new Visit(interaction, false, Map.of());
  }

  static Visit post(Interaction interaction) {
    return new Visit(interaction, true, Map.of());
  }

  /** The same with one more field. */
  Visit with(String name, Object value) {
    Map<String, String> more = new LinkedHashMap<>(fields);
    more.put(name, value.toString());
    return new Visit(interaction, isPost, more);
  }

  /** The same with more fields. */
  Visit with(Map<String, String> others) {
    Map<String, String> more = new LinkedHashMap<>(fields);
    more.putAll(others);
    return new Visit(interaction, isPost, more);
  }

  /** The same with the login of a user of the data. */
  Visit as(int userId) {
    return with("nickname", "user" + userId).with("password", "password" + userId);
  }

  String script() {
    return interaction.scriptName();
  }

  @Override
  public String toString() {
    return interaction.label() + " " + fields.keySet();
  }
}
