package org.rubisee.bookstore.schema;

import org.rubisee.schema.rows.RowRandom;

/** What random numbers are for. Each use draws from a stream of its own, so the order counts. */
enum Use {
  CUSTOMER,
  SESSION,
  ADDRESS,
  COUNTRY,
  AUTHOR,
  BOOK,
  PRICE,
  RELATED,
  ORDER,
  LINE_COUNTS,
  LINES,
  PAYMENT,
  TEXT;

  /**
   * The numbers of a row.
   *
   * @param seed the master seed
   * @param row the number of the row
   */
  RowRandom random(long seed, long row) {
    return new RowRandom(seed, ordinal(), row);
  }
}
