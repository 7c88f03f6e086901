package org.rubisee.container.persistence;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * EJB-QL, the query language of CMP 2.x. Today's query language grew out of it, so a finder's query
 * is taken as it is, but for what it selects: keys, or states, instead of objects.
 */
final class EjbQl {
  private static final Pattern SELECT_OBJECT =
      Pattern.compile(
          "^\\s*SELECT\\s+(DISTINCT\\s+)?OBJECT\\s*\\(\\s*(\\w+)\\s*\\)", Pattern.CASE_INSENSITIVE);

  private EjbQl() {}

  /**
   * A query for the keys of the entities that a finder's query selects: a column for each field.
   *
   * @throws IllegalArgumentException if it does not select objects
   */
  static String forKeys(String ejbQl, List<String> keyFields) {
    return selecting(
        ejbQl,
        object ->
            keyFields.stream()
                .map(field -> object + "." + field)
                .collect(Collectors.joining(", ")));
  }

  /**
   * A query for the states of the entities that a finder's query selects.
   *
   * @throws IllegalArgumentException if it does not select objects
   */
  static String forStates(String ejbQl) {
    return selecting(ejbQl, object -> object);
  }

  private static String selecting(String ejbQl, UnaryOperator<String> of) {
    Matcher select = SELECT_OBJECT.matcher(ejbQl);
    if (!select.find()) {
      throw new IllegalArgumentException("A finder's EJB-QL selects OBJECT(x), not: " + ejbQl);
    }
    String distinct = select.group(1) == null ? "" : "distinct ";
    return "select "
        + distinct
        + of.apply(select.group(2))
        + ejbQl.substring(select.end()).replaceAll("\\s+", " ");
  }
}
