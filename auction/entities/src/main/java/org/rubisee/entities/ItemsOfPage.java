package org.rubisee.entities;

import jakarta.ejb.FinderException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.model.ItemSummary;
import org.rubisee.model.SearchResult;

/** Makes a search result of keys: each item is found and asked for its line. */
record ItemsOfPage(Items items) {
  /**
   * The items with these keys.
   *
   * @param keys keys of the page, and one more when there is a next page
   * @param size items per page
   */
  SearchResult of(List<Integer> keys, int size) throws FinderException, IOException {
    boolean hasMore = keys.size() > size;
    List<ItemSummary> found = new ArrayList<>(size);
    for (Integer key : hasMore ? keys.subList(0, size) : keys) {
      found.add(items.findByPrimaryKey(key).getSummary());
    }
    return new SearchResult(found, hasMore);
  }
}
