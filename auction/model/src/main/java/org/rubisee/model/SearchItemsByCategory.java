package org.rubisee.model;

/** Lists the running auctions of a category. */
public interface SearchItemsByCategory {

  /**
   * One page of the running auctions of a category, ending soonest first; empty when the category
   * does not exist.
   *
   * @param page the page, from 0
   * @param itemsPerPage items per page, 1 to {@link AuctionRules#MAX_ITEMS_PER_PAGE}
   */
  SearchResult searchItemsByCategory(int categoryId, int page, int itemsPerPage);
}
