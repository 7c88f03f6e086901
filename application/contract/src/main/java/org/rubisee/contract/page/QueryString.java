package org.rubisee.contract.page;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The parameters of a link.
 *
 * @param parameters decoded values, by name
 */
public record QueryString(Map<String, String> parameters) {

  /** What a link asks for. */
  public static QueryString of(URI link) {
    Map<String, String> parameters = new LinkedHashMap<>();
    if (link.getRawQuery() != null) {
      for (String parameter : link.getRawQuery().split("&")) {
        String[] nameAndValue = parameter.split("=", 2);
        parameters.put(
            decoded(nameAndValue[0]), nameAndValue.length == 2 ? decoded(nameAndValue[1]) : "");
      }
    }
    return new QueryString(parameters);
  }

  /** The value of a parameter. */
  public String text(String name) {
    String value = parameters.get(name);
    if (value == null) {
      throw new AssertionError("The link has no parameter " + name + ": " + parameters);
    }
    return value;
  }

  /** The value of a parameter that is a whole number. */
  public int number(String name) {
    return Integer.parseInt(text(name));
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }
}
