package org.rubisee.sql;

import java.sql.SQLException;
import org.rubisee.jdbc.Row;
import org.rubisee.model.AuctionState;

/** Reads what the rules need to know of an item that is locked. */
final class LockedItem {

  private LockedItem() {}

  /** Reads quantity, initial_price, buy_now, nb_of_bids, max_bid, end_date. */
  static AuctionState state(Row row) throws SQLException {
    return new AuctionState(
        row.number(), row.money(), row.money(), row.number(), row.money(), row.dateTime());
  }
}
