package org.rubisee.facades;

import org.rubisee.entities.EntitySearchItemsByRegion;
import org.rubisee.model.SearchItemsByRegion;
import org.rubisee.model.SearchResult;

/** Lists the running auctions of a category whose sellers live in a region. */
public class SearchItemsByRegionFacade extends Facade implements SearchItemsByRegion {
  private static final long serialVersionUID = 1;

  @Override
  public SearchResult searchItemsByRegion(
      int categoryId, int regionId, int page, int itemsPerPage) {
    return listInTransaction(
        () ->
            new EntitySearchItemsByRegion(homes(), clock())
                .searchItemsByRegion(categoryId, regionId, page, itemsPerPage));
  }
}
