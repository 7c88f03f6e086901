package org.rubisee.entities;

import java.util.List;
import org.rubisee.beans.EntityCalls;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.SearchItemsByCategory;
import org.rubisee.model.SearchResult;
import org.rubisee.settings.BusinessClock;

/** Lists running auctions: one query for the keys, then a finder and one call per item. */
public record EntitySearchItemsByCategory(EntityHomes homes, BusinessClock clock)
    implements SearchItemsByCategory {
  @Override
  public SearchResult searchItemsByCategory(int categoryId, int page, int itemsPerPage) {
    try {
      return EntityCalls.of(
          "SearchItemsByCategory",
          () -> {
            List<Integer> keys =
                homes
                    .query()
                    .getCurrentItemsInCategory(
                        categoryId, clock.now(), new Page(page, itemsPerPage));
            return new ItemsOfPage(homes.items()).of(keys, itemsPerPage);
          });
    } catch (RejectedException e) {
      throw new IllegalStateException("A search breaks no rule", e);
    }
  }
}
