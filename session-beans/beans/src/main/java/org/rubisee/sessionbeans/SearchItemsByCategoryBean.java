package org.rubisee.sessionbeans;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.model.SearchItemsByCategory;
import org.rubisee.model.SearchResult;

/** Lists the running auctions of a category. */
@Stateless
@Remote(SearchItemsByCategory.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class SearchItemsByCategoryBean extends SqlBean implements SearchItemsByCategory {

  @Override
  public SearchResult searchItemsByCategory(int categoryId, int page, int itemsPerPage) {
    return list(
        sql -> sql.searchItemsByCategory().searchItemsByCategory(categoryId, page, itemsPerPage));
  }
}
