package org.rubisee.contract.session;

import java.util.List;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.site.SiteVariant;
import org.rubisee.logic.Money;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.AuctionRules.BidForUnits;

/**
 * What the loaded data has to offer for a test: always the same rows.
 *
 * @param database where to look
 * @param variant whose time it is
 */
public record Stock(Database database, SiteVariant variant) {

  /** What there is at the moment for which the data was made. */
  public static Stock of(Database database) {
    return new Stock(database, SiteVariant.STANDARD);
  }

  /** An item on which one can bid, with this condition. */
  public Row openItem(String condition) {
    return database.first(
        "items", "quantity > 0 AND end_date > ? AND (" + condition + ")", variant.now());
  }

  /** An item whose auction is over, with this condition. */
  public Row endedItem(String condition) {
    return database.first("items", "end_date <= ? AND (" + condition + ")", variant.now());
  }

  /** So many users, not the seller of this item, without a bid on it. */
  public List<Integer> strangersTo(Row item, int count) {
    List<Integer> strangers =
        database
            .rows(
                "SELECT id FROM users WHERE id <> ?"
                    + " AND id NOT IN (SELECT user_id FROM bids WHERE item_id = ?)"
                    + " AND nickname = CONCAT('user', id) ORDER BY id LIMIT ?",
                item.number("seller"),
                item.id(),
                count)
            .stream()
            .map(Row::id)
            .toList();
    if (strangers.size() < count) {
      throw new AssertionError("The data has fewer than " + count + " users");
    }
    return strangers;
  }

  /** A user who has nothing to do with this item. */
  public int strangerTo(Row item) {
    return strangersTo(item, 1).get(0);
  }

  /** The least that the next bid must offer. */
  public Money minimumBid(Row item) {
    return AuctionRules.minimumBid(
        item.money("initial_price"), item.number("nb_of_bids"), item.money("max_bid"));
  }

  /** The lowest bid that still wins a unit. */
  public Money lowestWinningBid(Row item) {
    return AuctionRules.lowestWinningBid(
        item.number("quantity"),
        database
            .rows("SELECT bid, qty FROM bids WHERE item_id = ? ORDER BY bid DESC, id", item.id())
            .stream()
            .map(bid -> new BidForUnits(bid.money("bid"), bid.number("qty")))
            .iterator());
  }
}
