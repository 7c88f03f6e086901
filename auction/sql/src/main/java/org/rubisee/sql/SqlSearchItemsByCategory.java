package org.rubisee.sql;

import java.sql.Connection;
import org.rubisee.model.BusinessClock;
import org.rubisee.model.SearchItemsByCategory;
import org.rubisee.model.SearchResult;

/** Lists the running auctions of a category: one statement, in the order of one index. */
public final class SqlSearchItemsByCategory implements SearchItemsByCategory {
  private static final String PAGE =
      """
      SELECT id, name, initial_price, max_bid, nb_of_bids, end_date, buy_now, category
      FROM items
      WHERE category = ? AND end_date > ?
      ORDER BY end_date, id
      LIMIT ? OFFSET ?""";

  private final Statements statements;
  private final BusinessClock clock;

  /** The use case on this connection. */
  public SqlSearchItemsByCategory(Connection connection, BusinessClock clock) {
    statements = new Statements("SearchItemsByCategory", connection);
    this.clock = clock;
  }

  @Override
  public SearchResult searchItemsByCategory(int categoryId, int page, int itemsPerPage) {
    ItemPage wanted = new ItemPage(page, itemsPerPage);
    return wanted.of(
        statements.all(
            PAGE, ItemPage::summary, categoryId, clock.now(), wanted.limit(), wanted.offset()));
  }
}
