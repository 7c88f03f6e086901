package org.rubisee.auction.schema;

import org.rubisee.schema.rows.RowRandom;

/** What random numbers are for. Each use draws from a stream of its own, so the order counts. */
enum Use {
  USER,
  AUCTION,
  BIDS,
  BID_COUNTS,
  COMMENT,
  COMMENTED,
  BUY_NOW,
  BOUGHT,
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
