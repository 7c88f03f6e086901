package org.rubisee.auction.pages;

import org.rubisee.logic.RejectedException;
import org.rubisee.model.SearchResult;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Lists the running auctions of a category. */
final class SearchItemsByCategoryServlet extends AuctionServlet {

  /** A servlet of this site. */
  SearchItemsByCategoryServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Search search = Search.of(parameters);
    SearchResult result =
        call(
            () ->
                useCases()
                    .searchItemsByCategory()
                    .searchItemsByCategory(
                        search.categoryId(), search.page(), search.itemsPerPage()));
    return new SearchItemsByCategoryPage(search, result, site().now());
  }
}
