package org.rubisee.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.model.SearchItemsByRegion;
import org.rubisee.model.SearchResult;

/** Lists the running auctions of a category whose sellers live in a region: one query. */
@Stateless
@Remote(SearchItemsByRegion.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class SearchItemsByRegionBean extends JpaBean implements SearchItemsByRegion {
  private static final String RUNNING =
      """
      select new org.rubisee.jpa.ListedItem(
        i.id, i.name, i.initialPrice, i.maxBid, i.bids, i.endDate, i.buyNow, i.categoryId)
      from Item i join i.seller u
      where i.categoryId = :category and i.endDate > :now and u.region.id = :region
      order by i.endDate, i.id""";

  @Override
  public SearchResult searchItemsByRegion(
      int categoryId, int regionId, int page, int itemsPerPage) {
    return Queries.page(
        queries()
            .query(RUNNING, ListedItem.class)
            .setParameter("category", categoryId)
            .setParameter("now", now())
            .setParameter("region", regionId),
        page,
        itemsPerPage);
  }
}
