package org.rubisee.jpa;

import jakarta.ejb.EJB;
import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.List;
import org.rubisee.jpa.entities.CategoryEntity;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.BrowseCategories;
import org.rubisee.model.CategoriesInRegion;
import org.rubisee.model.CategoriesToSell;
import org.rubisee.model.Category;
import org.rubisee.model.Region;

/** Lists the categories, which the second-level cache may keep, as it may keep the region. */
@Stateless
@Remote(BrowseCategories.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class BrowseCategoriesBean extends JpaBean implements BrowseCategories {

  @EJB Auth auth;

  @Override
  public List<Category> browseCategories() {
    return queries()
        .cacheableQuery(CategoryEntity.ALL, CategoryEntity.class)
        .getResultList()
        .stream()
        .map(CategoryEntity::category)
        .toList();
  }

  @Override
  public CategoriesInRegion browseCategoriesInRegion(String regionName) throws RejectedException {
    Region region = queries().region(regionName).region();
    return new CategoriesInRegion(region, browseCategories());
  }

  @Override
  public CategoriesToSell selectCategoryToSellItem(Credentials seller) throws RejectedException {
    return new CategoriesToSell(auth.auth(seller), browseCategories());
  }
}
