package org.rubisee.auction.pages;

import org.rubisee.model.AuctionRules;
import org.rubisee.pages.Html;
import org.rubisee.pages.Parameters;

/**
 * What a customer searches for.
 *
 * @param categoryId the category
 * @param categoryName its name as the request says it, for the title only; may be empty
 * @param page the page, from 0
 * @param itemsPerPage items per page
 */
record Search(int categoryId, String categoryName, int page, int itemsPerPage) {
  private static final int LAST_PAGE = 1_000_000;

  /** The search that a request asks for. */
  static Search of(Parameters parameters) {
    return new Search(
        parameters.id("category"),
        parameters.optionalText("categoryName", AuctionServlet.MAX_PLACE_NAME),
        parameters.numberOr(0, "page", 0, LAST_PAGE),
        parameters.numberOr(
            AuctionRules.DEFAULT_ITEMS_PER_PAGE, "nbOfItems", 1, AuctionRules.MAX_ITEMS_PER_PAGE));
  }

  /** The title of the result. */
  String title() {
    String place = categoryName.isEmpty() ? "Items for sale" : categoryName;
    return page == 0 ? place : place + ", page " + (page + 1);
  }

  /** Writes the parameters of this search, for another page. */
  void writeParameters(Html html, int otherPage) {
    html.raw("category=").number(categoryId);
    html.raw("&categoryName=").urlValue(categoryName);
    html.raw("&page=").number(otherPage).raw("&nbOfItems=").number(itemsPerPage);
  }
}
