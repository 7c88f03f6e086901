package org.rubisee.entities;

import java.util.List;
import org.rubisee.beans.EntityCalls;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.SearchItemsByRegion;
import org.rubisee.model.SearchResult;
import org.rubisee.settings.BusinessClock;

/** Lists running auctions: one query for the keys, then a finder and one call per item. */
public record EntitySearchItemsByRegion(EntityHomes homes, BusinessClock clock)
    implements SearchItemsByRegion {
  @Override
  public SearchResult searchItemsByRegion(
      int categoryId, int regionId, int page, int itemsPerPage) {
    try {
      return EntityCalls.of(
          "SearchItemsByRegion",
          () -> {
            List<Integer> keys =
                homes
                    .query()
                    .getCurrentItemsInCategoryAndRegion(
                        categoryId, regionId, clock.now(), new Page(page, itemsPerPage));
            return new ItemsOfPage(homes.items()).of(keys, itemsPerPage);
          });
    } catch (RejectedException e) {
      throw new IllegalStateException("A search breaks no rule", e);
    }
  }
}
