package org.rubisee.entities;

import jakarta.ejb.FinderException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.beans.EntityCalls;
import org.rubisee.beans.Transactions;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.BrowseCategories;
import org.rubisee.model.CategoriesInRegion;
import org.rubisee.model.CategoriesToSell;
import org.rubisee.model.Category;
import org.rubisee.model.Region;
import org.rubisee.model.Rejection;

/**
 * Lists the categories: a finder and one call per category, in one transaction; two calls more for
 * a region, three for a login.
 */
public record EntityBrowseCategories(EntityHomes homes, Transactions transactions, Auth auth)
    implements BrowseCategories {
  private static final String NAME = "BrowseCategories";

  @Override
  public List<Category> browseCategories() {
    try {
      return EntityCalls.of(NAME, () -> transactions.within(this::categories));
    } catch (RejectedException e) {
      throw new IllegalStateException("A list of categories breaks no rule", e);
    }
  }

  @Override
  public CategoriesInRegion browseCategoriesInRegion(String regionName) throws RejectedException {
    return EntityCalls.of(
        NAME,
        () ->
            transactions.within(
                () -> {
                  Region region =
                      EntityCalls.found(
                              Rejection.NO_SUCH_REGION,
                              () -> homes.regions().findByName(regionName))
                          .getRegion();
                  return new CategoriesInRegion(region, categories());
                }));
  }

  @Override
  public CategoriesToSell selectCategoryToSellItem(Credentials seller) throws RejectedException {
    int sellerId = auth.auth(seller);
    return new CategoriesToSell(sellerId, browseCategories());
  }

  private List<Category> categories() throws FinderException, IOException {
    List<Category> categories = new ArrayList<>();
    for (CategoryEntity category : homes.categories().findAllCategories()) {
      categories.add(category.getCategory());
    }
    return categories;
  }
}
