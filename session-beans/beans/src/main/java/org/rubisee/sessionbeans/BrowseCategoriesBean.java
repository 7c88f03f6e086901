package org.rubisee.sessionbeans;

import jakarta.ejb.EJB;
import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.List;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.BrowseCategories;
import org.rubisee.model.CategoriesInRegion;
import org.rubisee.model.CategoriesToSell;
import org.rubisee.model.Category;

/** Lists the categories: all, to search in a region, or to sell in. */
@Stateless
@Remote(BrowseCategories.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class BrowseCategoriesBean extends SqlBean implements BrowseCategories {

  @EJB Auth auth;

  @Override
  public List<Category> browseCategories() {
    return list(sql -> sql.browseCategories().browseCategories());
  }

  @Override
  public CategoriesInRegion browseCategoriesInRegion(String regionName) throws RejectedException {
    return answer(sql -> sql.browseCategories().browseCategoriesInRegion(regionName));
  }

  @Override
  public CategoriesToSell selectCategoryToSellItem(Credentials seller) throws RejectedException {
    int sellerId = auth.auth(seller);
    return answer(
        sql -> sql.with(known -> sellerId).browseCategories().selectCategoryToSellItem(seller));
  }
}
