package org.rubisee.sql;

import java.sql.Connection;
import java.util.List;
import java.util.Optional;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.BidDetails;
import org.rubisee.model.BidHistory;
import org.rubisee.model.Rejection;
import org.rubisee.model.UserDetails;
import org.rubisee.model.ViewBidHistory;

/** Shows the bids on an item: two statements, three for an old item. */
public final class SqlViewBidHistory implements ViewBidHistory {
  private static final String CURRENT_NAME = "SELECT name FROM items WHERE id = ?";
  private static final String OLD_NAME = "SELECT name FROM old_items WHERE id = ?";
  private static final String BIDS =
      """
      SELECT b.id, b.user_id, u.nickname, b.bid, b.qty, b.date
      FROM bids b LEFT JOIN users u ON u.id = b.user_id
      WHERE b.item_id = ?
      ORDER BY b.date DESC, b.id DESC
      LIMIT\s"""
          + (AuctionRules.MAX_LISTED + 1);

  private static final String EARLIER_BIDS = BIDS + " OFFSET ?";

  private final Statements statements;

  /** The use case on this connection. */
  public SqlViewBidHistory(Connection connection) {
    statements = new Statements("ViewBidHistory", connection);
  }

  @Override
  public BidHistory viewBidHistory(int itemId) throws RejectedException {
    return history(itemId, BIDS, itemId);
  }

  @Override
  public BidHistory earlierBids(int itemId, int skip) throws RejectedException {
    return history(itemId, EARLIER_BIDS, itemId, skip);
  }

  private BidHistory history(int itemId, String sql, Object... parameters)
      throws RejectedException {
    String name = name(itemId);
    List<BidDetails> bids =
        statements.all(
            sql,
            row ->
                new BidDetails(
                    row.number(),
                    row.number(),
                    row.textOr(UserDetails.UNKNOWN_NICKNAME),
                    row.money(),
                    row.number(),
                    row.dateTime()),
            parameters);
    return new BidHistory(itemId, name, bids);
  }

  private String name(int itemId) throws RejectedException {
    Optional<String> current = statements.one(CURRENT_NAME, Row::text, itemId);
    return current
        .or(() -> statements.one(OLD_NAME, Row::text, itemId))
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_ITEM));
  }
}
