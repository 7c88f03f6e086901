package org.rubisee.model;

/** Lists the running auctions of a category whose sellers live in a region. */
public interface SearchItemsByRegion {

  /**
   * One page of the running auctions of a category and region, ending soonest first; empty when one
   * of them does not exist.
   *
   * @param page the page, from 0
   * @param itemsPerPage items per page, 1 to {@link AuctionRules#MAX_ITEMS_PER_PAGE}
   */
  SearchResult searchItemsByRegion(int categoryId, int regionId, int page, int itemsPerPage);
}
