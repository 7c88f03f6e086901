package org.rubisee.facades;

import org.rubisee.entities.EntitySearchItemsByCategory;
import org.rubisee.model.SearchItemsByCategory;
import org.rubisee.model.SearchResult;

/** Lists the running auctions of a category. */
public class SearchItemsByCategoryFacade extends Facade implements SearchItemsByCategory {
  private static final long serialVersionUID = 1;

  @Override
  public SearchResult searchItemsByCategory(int categoryId, int page, int itemsPerPage) {
    return listInTransaction(
        () ->
            new EntitySearchItemsByCategory(homes(), clock())
                .searchItemsByCategory(categoryId, page, itemsPerPage));
  }
}
