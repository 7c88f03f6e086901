package org.rubisee.auction.pages;

import org.rubisee.logic.RejectedException;
import org.rubisee.model.SearchResult;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Lists the running auctions of a category whose sellers live in a region. */
final class SearchItemsByRegionServlet extends AuctionServlet {

  /** A servlet of this site. */
  SearchItemsByRegionServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    int regionId = parameters.id("region");
    Search search = Search.of(parameters);
    SearchResult result =
        call(
            () ->
                useCases()
                    .searchItemsByRegion()
                    .searchItemsByRegion(
                        search.categoryId(), regionId, search.page(), search.itemsPerPage()));
    return new SearchItemsByRegionPage(regionId, search, result, site().now());
  }
}
