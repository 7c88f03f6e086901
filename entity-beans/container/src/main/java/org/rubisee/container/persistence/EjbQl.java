package org.rubisee.container.persistence;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
   * A query for the keys of the entities that a finder's query selects.
   *
   * @throws IllegalArgumentException if it does not select objects
   */
  static String forKeys(String ejbQl, String keyField) {
    return selecting(ejbQl, "." + keyField);
  }

  /**
   * A query for the states of the entities that a finder's query selects.
   *
   * @throws IllegalArgumentException if it does not select objects
   */
  static String forStates(String ejbQl) {
    return selecting(ejbQl, "");
  }

  private static String selecting(String ejbQl, String path) {
    Matcher select = SELECT_OBJECT.matcher(ejbQl);
    if (!select.find()) {
      throw new IllegalArgumentException("A finder's EJB-QL selects OBJECT(x), not: " + ejbQl);
    }
    String distinct = select.group(1) == null ? "" : "distinct ";
    return "select "
        + distinct
        + select.group(2)
        + path
        + ejbQl.substring(select.end()).replaceAll("\\s+", " ");
  }
}
