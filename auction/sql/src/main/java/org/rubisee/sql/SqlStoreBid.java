package org.rubisee.sql;

import java.sql.Connection;
import java.time.LocalDateTime;
import org.rubisee.jdbc.RowLocks;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.AuctionState;
import org.rubisee.model.NewBid;
import org.rubisee.model.Rejection;
import org.rubisee.model.StoreBid;
import org.rubisee.settings.BusinessClock;

/**
 * Places a bid: three statements in one transaction. The item is locked before its highest bid is
 * looked at, so bids on one item come one after the other and none is overwritten.
 */
public final class SqlStoreBid implements StoreBid {
  private static final String ITEM =
      """
      SELECT quantity, initial_price, buy_now, nb_of_bids, max_bid, end_date
      FROM items
      WHERE id = ?""";

  private static final String INSERT_BID =
      "INSERT INTO bids (user_id, item_id, qty, bid, max_bid, date) VALUES (?, ?, ?, ?, ?, ?)";

  private static final String RAISE_MAX_BID =
      "UPDATE items SET max_bid = ?, nb_of_bids = nb_of_bids + 1 WHERE id = ?";

  private final Statements statements;
  private final BusinessClock clock;
  private final String lockItem;

  /** The use case on this connection. */
  public SqlStoreBid(Connection connection, BusinessClock clock, RowLocks rowLocks) {
    statements = new Statements("StoreBid", connection);
    this.clock = clock;
    lockItem = rowLocks.reading(ITEM);
  }

  @Override
  public void storeBid(NewBid bid) throws RejectedException {
    LocalDateTime now = clock.now();
    AuctionState item =
        statements
            .one(lockItem, LockedItem::state, bid.itemId())
            .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_ITEM));
    AuctionRules.checkBid(bid, item, now);
    statements.write(
        INSERT_BID, bid.userId(), bid.itemId(), bid.quantity(), bid.bid(), bid.maxBid(), now);
    statements.change(RAISE_MAX_BID, bid.bid(), bid.itemId());
  }
}
