package org.rubisee.application;

import java.util.List;
import java.util.Map;

/**
 * Rows of a site's data, from which a ledger picks what to look at. {@code :now} in a query stands
 * for business time.
 */
public interface SampleData {

  /**
   * The first rows of a query, by the names of its columns.
   *
   * @throws RuntimeException if there are fewer; the message says what to do
   */
  List<Map<String, String>> rows(String query, int count);

  /** The first row of a query. */
  default Map<String, String> first(String query) {
    return rows(query, 1).get(0);
  }

  /** The first number of the first row of a query. */
  default int number(String query) {
    return Integer.parseInt(first(query).values().iterator().next());
  }
}
