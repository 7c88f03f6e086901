package org.rubisee.bookstore.sql;

/** Limits a query to the newest orders. Numbers have gaps, so they are counted. */
final class NewestOrders {
  /** The lowest number of so many newest orders; the parameter says how many. */
  static final String FIRST =
      "(SELECT MIN(o_id) FROM (SELECT o_id FROM orders ORDER BY o_id DESC LIMIT ?) newest)";

  private NewestOrders() {}
}
