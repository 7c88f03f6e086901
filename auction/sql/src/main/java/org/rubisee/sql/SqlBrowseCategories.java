package org.rubisee.sql;

import java.sql.Connection;
import java.util.List;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.BrowseCategories;
import org.rubisee.model.CategoriesInRegion;
import org.rubisee.model.CategoriesToSell;
import org.rubisee.model.Category;
import org.rubisee.model.Region;
import org.rubisee.model.Rejection;

/** Lists the categories: one statement, and one before it for the region or the login. */
public final class SqlBrowseCategories implements BrowseCategories {
  private static final String CATEGORIES = "SELECT id, name FROM categories ORDER BY id";
  private static final String REGION = "SELECT id, name FROM regions WHERE name = ?";

  private final Statements statements;
  private final Auth auth;

  /** The use case on this connection; somebody else checks the login. */
  public SqlBrowseCategories(Connection connection, Auth auth) {
    statements = new Statements("BrowseCategories", connection);
    this.auth = auth;
  }

  @Override
  public List<Category> browseCategories() {
    return statements.all(CATEGORIES, row -> new Category(row.number(), row.text()));
  }

  @Override
  public CategoriesInRegion browseCategoriesInRegion(String regionName) throws RejectedException {
    Region region =
        statements
            .one(REGION, row -> new Region(row.number(), row.text()), regionName)
            .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_REGION));
    return new CategoriesInRegion(region, browseCategories());
  }

  @Override
  public CategoriesToSell selectCategoryToSellItem(Credentials seller) throws RejectedException {
    return new CategoriesToSell(auth.auth(seller), browseCategories());
  }
}
