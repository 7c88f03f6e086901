package org.rubisee.sql;

import java.sql.SQLException;
import java.util.List;
import org.rubisee.jdbc.Row;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.ItemSummary;
import org.rubisee.model.SearchResult;

/**
 * One page of a list of items. Both search statements ask for one row more than the page holds,
 * which tells whether a next page has items.
 *
 * @param page the page, from 0
 * @param size items per page, from 1
 */
record ItemPage(int page, int size) {

  /** How many rows to ask for. */
  int limit() {
    return size + 1;
  }

  /** How many rows come before this page. */
  long offset() {
    return (long) page * size;
  }

  /** The page made of the rows found. */
  SearchResult of(List<ItemSummary> rows) {
    boolean hasMore = rows.size() > size;
    return new SearchResult(hasMore ? List.copyOf(rows.subList(0, size)) : rows, hasMore);
  }

  /** Reads id, name, initial_price, max_bid, nb_of_bids, end_date, buy_now, category. */
  static ItemSummary summary(Row row) throws SQLException {
    return new ItemSummary(
        row.number(),
        row.text(),
        AuctionRules.price(row.money(), row.money()),
        row.number(),
        row.dateTime(),
        !row.money().isZero(),
        row.number());
  }
}
