package org.rubisee.entities;

import java.time.LocalDateTime;
import java.util.List;

/**
 * The questions that take a join, or a page of an ordered list: what EJB-QL finders cannot answer.
 * Answers are primary keys; the beans themselves are then found one by one.
 *
 * <p>A stateless session bean with both views.
 */
public interface Query {
  /**
   * Running auctions of a category, ending soonest first, then by id.
   *
   * @param now business time
   * @param page the page wanted
   * @return the items of that page and, if there is a next page, one more
   */
  List<Integer> getCurrentItemsInCategory(int categoryId, LocalDateTime now, Page page);

  /** The same, of sellers who live in a region. */
  List<Integer> getCurrentItemsInCategoryAndRegion(
      int categoryId, int regionId, LocalDateTime now, Page page);

  /** The highest bids on an item, highest first, then oldest first, at most {@code quantity}. */
  List<Integer> getItemQtyMaxBid(int itemId, int quantity);

  /** The bids on an item, newest first, then by descending id. */
  List<Integer> getItemBidHistory(int itemId);

  /** The same without the newest ones. */
  List<Integer> getEarlierBids(int itemId, int skip);

  /** A user's highest bid on each running auction, by end date, then item id. */
  List<Integer> getUserBids(int userId, LocalDateTime now);

  /** The same without the first ones. */
  List<Integer> getFurtherUserBids(int userId, LocalDateTime now, int skip);

  /**
   * Items whose auction ended since then with the user's bid highest, latest end first, then by
   * descending id.
   */
  List<Integer> getUserWonItems(int userId, LocalDateTime now, LocalDateTime since);

  /** The same without the first ones. */
  List<Integer> getFurtherUserWonItems(
      int userId, LocalDateTime now, LocalDateTime since, int skip);

  /** The remote business interface. */
  interface Remote extends Query {}

  /** The local business interface. */
  interface Local extends Query {}
}
