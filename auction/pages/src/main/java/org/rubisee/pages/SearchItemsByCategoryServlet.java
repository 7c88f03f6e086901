package org.rubisee.pages;

import org.rubisee.logic.RejectedException;
import org.rubisee.model.SearchResult;

/** Lists the running auctions of a category. */
final class SearchItemsByCategoryServlet extends InteractionServlet {

  /** A servlet of this site. */
  SearchItemsByCategoryServlet(Site site) {
    super(site);
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
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
