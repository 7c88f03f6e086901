package org.rubisee.facades;

import java.util.List;
import org.rubisee.entities.EntityBrowseCategories;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.BrowseCategories;
import org.rubisee.model.CategoriesInRegion;
import org.rubisee.model.CategoriesToSell;
import org.rubisee.model.Category;

/** Lists the categories: all, to search in a region, or to sell in. */
public class BrowseCategoriesFacade extends Facade implements BrowseCategories {
  private static final long serialVersionUID = 1;

  @Override
  public List<Category> browseCategories() {
    return list(() -> useCase().browseCategories());
  }

  @Override
  public CategoriesInRegion browseCategoriesInRegion(String regionName) throws RejectedException {
    return answer(() -> useCase().browseCategoriesInRegion(regionName));
  }

  @Override
  public CategoriesToSell selectCategoryToSellItem(Credentials seller) throws RejectedException {
    return answer(() -> useCase().selectCategoryToSellItem(seller));
  }

  private EntityBrowseCategories useCase() {
    return new EntityBrowseCategories(homes(), transactions(), auth());
  }
}
