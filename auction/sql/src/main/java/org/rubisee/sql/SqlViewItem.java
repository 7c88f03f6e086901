package org.rubisee.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.AuctionRules.BidForUnits;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.Rejection;
import org.rubisee.model.UserDetails;
import org.rubisee.model.ViewItem;

/**
 * Shows an item: one statement, a second one for an old item, and one for the bids when several
 * units are for sale.
 */
public final class SqlViewItem implements ViewItem {
  private static final String CURRENT_ITEM = itemOf("items");
  private static final String OLD_ITEM = itemOf("old_items");
  private static final String HIGHEST_BIDS =
      "SELECT bid, qty FROM bids WHERE item_id = ? ORDER BY bid DESC, id LIMIT ?";

  private final Statements statements;

  /** The use case on this connection. */
  public SqlViewItem(Connection connection) {
    statements = new Statements("ViewItem", connection);
  }

  private static String itemOf(String table) {
    return String.format(
        Locale.ROOT,
        """
        SELECT i.id, i.name, i.description, i.quantity, i.initial_price, i.reserve_price,
          i.buy_now, i.nb_of_bids, i.max_bid, i.seller, u.nickname, i.start_date, i.end_date,
          i.category
        FROM %s i LEFT JOIN users u ON u.id = i.seller
        WHERE i.id = ?""",
        table);
  }

  @Override
  public ItemDetails viewItem(int itemId) throws RejectedException {
    Optional<ItemDetails> current = currentItem(itemId);
    if (current.isPresent()) {
      return withLowestWinningBid(current.get());
    }
    return statements
        .one(OLD_ITEM, SqlViewItem::item, itemId)
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_ITEM));
  }

  /** The item among the current ones, its lowest winning bid taken to be the highest one. */
  Optional<ItemDetails> currentItem(int itemId) {
    return statements.one(CURRENT_ITEM, SqlViewItem::item, itemId);
  }

  private ItemDetails withLowestWinningBid(ItemDetails item) {
    if (!AuctionRules.severalBidsCanWin(item.quantity(), item.bids())) {
      return item;
    }
    Iterator<BidForUnits> highestFirst =
        statements
            .all(
                HIGHEST_BIDS,
                row -> new BidForUnits(row.money(), row.number()),
                item.id(),
                item.quantity())
            .iterator();
    return item.withLowestWinningBid(AuctionRules.lowestWinningBid(item.quantity(), highestFirst));
  }

  private static ItemDetails item(Row row) throws SQLException {
    int id = row.number();
    String name = row.text();
    String description = row.text();
    int quantity = row.number();
    Money initialPrice = row.money();
    Money reservePrice = row.money();
    Money buyNow = row.money();
    int bids = row.number();
    Money maxBid = row.money();
    return new ItemDetails(
        id,
        name,
        description,
        quantity,
        initialPrice,
        reservePrice,
        buyNow,
        bids,
        maxBid,
        maxBid,
        row.number(),
        row.textOr(UserDetails.UNKNOWN_NICKNAME),
        row.dateTime(),
        row.dateTime(),
        row.number());
  }
}
