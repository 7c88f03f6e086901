package org.rubisee.bmp;

import java.sql.SQLException;
import java.util.Collection;
import org.rubisee.entities.CategoryBusiness;

/** A category of items. */
public class CategoryBean extends BeanManaged implements CategoryBusiness {
  private static final long serialVersionUID = 1;

  private static final String FIND = "SELECT id FROM categories WHERE id = ?";

  private static final String LOAD = "SELECT name FROM categories WHERE id = ?";

  private static final String REMOVE = "DELETE FROM categories WHERE id = ?";

  private static final String FIND_ALL_CATEGORIES = "SELECT id FROM categories ORDER BY id";

  private String name;

  /** An instance in the pool. */
  public CategoryBean() {
    super("category", FIND, LOAD, REMOVE);
  }

  /** The keys of the rows. */
  public Collection<Integer> ejbFindAllCategories() {
    return findMany(FIND_ALL_CATEGORIES);
  }

  @Override
  void read(Columns row) throws SQLException {
    name = row.text();
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public void setName(String newName) {
    name = newName;
  }
}
