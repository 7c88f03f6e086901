package org.rubisee.sessionbeans;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.model.SearchItemsByRegion;
import org.rubisee.model.SearchResult;

/** Lists the running auctions of a category whose sellers live in a region. */
@Stateless
@Remote(SearchItemsByRegion.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class SearchItemsByRegionBean extends SqlBean implements SearchItemsByRegion {

  @Override
  public SearchResult searchItemsByRegion(
      int categoryId, int regionId, int page, int itemsPerPage) {
    return list(
        sql ->
            sql.searchItemsByRegion()
                .searchItemsByRegion(categoryId, regionId, page, itemsPerPage));
  }
}
