package org.rubisee.model;

import java.util.List;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;

/** Lists the categories: all, to search in a region, or to sell in. */
public interface BrowseCategories {

  /** All categories, by id. */
  List<Category> browseCategories();

  /**
   * All categories, by id, to search in a region.
   *
   * @throws RejectedException if there is no region of that name
   */
  CategoriesInRegion browseCategoriesInRegion(String regionName) throws RejectedException;

  /**
   * All categories, by id, for a seller to choose from.
   *
   * @throws RejectedException if the login fails
   */
  CategoriesToSell selectCategoryToSellItem(Credentials seller) throws RejectedException;
}
