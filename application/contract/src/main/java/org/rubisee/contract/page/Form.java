package org.rubisee.contract.page;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jsoup.Connection;
import org.jsoup.nodes.FormElement;

/**
 * A form, filled in.
 *
 * @param action where it is sent
 * @param method {@code get} or {@code post}
 * @param fields what is sent, by name
 */
public record Form(URI action, String method, Map<String, String> fields) {

  public Form {
    fields = new LinkedHashMap<>(fields);
  }

  /** The form as a browser shows it first. */
  public static Form of(FormElement form) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (Connection.KeyVal field : form.formData()) {
      fields.put(field.key(), field.value());
    }
    return new Form(
        URI.create(form.absUrl("action")), form.attr("method").toLowerCase(Locale.ROOT), fields);
  }

  /** The form with this field filled in, or added. */
  public Form with(String name, Object value) {
    Map<String, String> changed = new LinkedHashMap<>(fields);
    changed.put(name, value.toString());
    return new Form(action, method, changed);
  }

  /** The form without this field. */
  public Form without(String name) {
    Map<String, String> changed = new LinkedHashMap<>(fields);
    changed.remove(name);
    return new Form(action, method, changed);
  }

  /** The form with the nickname and password of the data's user with this id. */
  public Form loggedInAs(int userId) {
    return with("nickname", "user" + userId).with("password", "password" + userId);
  }

  /** What a field holds. */
  public String value(String name) {
    if (!fields.containsKey(name)) {
      throw new AssertionError("The form for " + action + " has no field " + name + ": " + fields);
    }
    return fields.get(name);
  }
}
