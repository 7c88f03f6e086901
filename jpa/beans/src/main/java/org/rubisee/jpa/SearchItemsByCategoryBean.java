package org.rubisee.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.model.SearchItemsByCategory;
import org.rubisee.model.SearchResult;

/** Lists the running auctions of a category: one query. */
@Stateless
@Remote(SearchItemsByCategory.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class SearchItemsByCategoryBean extends JpaBean implements SearchItemsByCategory {
  private static final String RUNNING =
      """
      select new org.rubisee.jpa.ListedItem(
        i.id, i.name, i.initialPrice, i.maxBid, i.bids, i.endDate, i.buyNow, i.categoryId)
      from Item i
      where i.categoryId = :category and i.endDate > :now
      order by i.endDate, i.id""";

  @Override
  public SearchResult searchItemsByCategory(int categoryId, int page, int itemsPerPage) {
    return Queries.page(
        queries()
            .query(RUNNING, ListedItem.class)
            .setParameter("category", categoryId)
            .setParameter("now", now()),
        page,
        itemsPerPage);
  }
}
