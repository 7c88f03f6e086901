package org.rubisee.sql;

import java.sql.Connection;
import java.time.LocalDateTime;
import org.rubisee.jdbc.RowLocks;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.AuctionState;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.Rejection;
import org.rubisee.model.StoreBuyNow;
import org.rubisee.settings.BusinessClock;

/**
 * Buys units of an item: three statements in one transaction. The item is locked first, so
 * purchases and bids on one item come one after the other, and none sees units that are gone.
 */
public final class SqlStoreBuyNow implements StoreBuyNow {
  private static final String ITEM =
      """
      SELECT quantity, initial_price, buy_now, nb_of_bids, max_bid, end_date,
        EXISTS (SELECT 1 FROM buy_now WHERE ticket = ?)
      FROM items
      WHERE id = ?""";

  private static final String INSERT_PURCHASE =
      "INSERT INTO buy_now (buyer_id, item_id, qty, date, ticket) VALUES (?, ?, ?, ?, ?)";

  private static final String TAKE_UNITS =
      "UPDATE items SET quantity = ?, end_date = ? WHERE id = ?";

  private final Statements statements;
  private final BusinessClock clock;
  private final String lockItem;

  /** The use case on this connection. */
  public SqlStoreBuyNow(Connection connection, BusinessClock clock, RowLocks rowLocks) {
    statements = new Statements("StoreBuyNow", connection);
    this.clock = clock;
    lockItem = rowLocks.reading(ITEM);
  }

  @Override
  public void storeBuyNow(NewPurchase purchase) throws RejectedException {
    String ticket = purchase.ticket().isEmpty() ? null : purchase.ticket();
    LocalDateTime now = clock.now();
    ItemForPurchase item =
        statements
            .one(
                lockItem,
                row -> new ItemForPurchase(LockedItem.state(row), row.flag()),
                ticket,
                purchase.itemId())
            .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_ITEM));
    if (item.ticketUsed()) {
      throw new RejectedException(Rejection.TICKET_USED);
    }
    AuctionRules.checkPurchase(purchase.quantity(), item.state(), now);
    insert(purchase, ticket, now);
    takeUnits(purchase, item.state(), now);
  }

  private void insert(NewPurchase purchase, String ticket, LocalDateTime now)
      throws RejectedException {
    statements
        .insertIfUnique(
            INSERT_PURCHASE, purchase.userId(), purchase.itemId(), purchase.quantity(), now, ticket)
        .orElseThrow(() -> new RejectedException(Rejection.TICKET_USED));
  }

  private void takeUnits(NewPurchase purchase, AuctionState item, LocalDateTime now) {
    int unitsLeft = item.quantity() - purchase.quantity();
    statements.change(
        TAKE_UNITS,
        unitsLeft,
        AuctionRules.endAfterPurchase(unitsLeft, item.endDate(), now),
        purchase.itemId());
  }

  private record ItemForPurchase(AuctionState state, boolean ticketUsed) {}
}
