package org.rubisee.contract.trade;

import org.rubisee.contract.data.Database;

/** Items for tests of lists. */
public final class StoredItems {

  /** How their names begin. */
  public static final String PREFIX = "bulk ";

  private StoredItems() {}

  /**
   * Puts items up for sale that have one bid and a price to buy them now.
   *
   * @param count how many; there must be as many users
   * @param end when their auctions end, in SQL's form
   */
  public static void store(Database database, int seller, int count, String end) {
    database.change(
        "INSERT INTO items (name, description, initial_price, quantity, reserve_price, buy_now,"
            + " nb_of_bids, max_bid, start_date, end_date, seller, category)"
            + " SELECT CONCAT('"
            + PREFIX
            + "', id), 'x', 1, 1, 0, 9, 1, 5, '2002-11-01 09:00:00', '"
            + end
            + "', "
            + seller
            + ", 2 FROM users ORDER BY id LIMIT "
            + count);
  }
}
