package org.rubisee.bookstore.sql;

import java.util.Locale;

/** Limits a query to the newest orders. Numbers have gaps, so they are counted. */
final class NewestOrders {
  private NewestOrders() {}

  /**
   * The lowest number of so many newest orders; the parameter says how many.
   *
   * @param alias of the table of orders, another one for each use in a query: a table that is
   *     locked by a name can be used by that name once
   */
  static String first(String alias) {
    return String.format(
        Locale.ROOT,
        "(SELECT MIN(o_id) FROM (SELECT %1$s.o_id FROM orders %1$s"
            + " ORDER BY %1$s.o_id DESC LIMIT ?) newest)",
        alias);
  }
}
