package org.rubisee.bmp;

import jakarta.ejb.EntityContext;
import jakarta.ejb.ObjectNotFoundException;
import java.sql.SQLException;
import java.util.Collection;
import org.rubisee.entities.CategoryBusiness;

/** A category of items. */
public class CategoryBean extends CategoryBusiness {
  private static final long serialVersionUID = 1;

  private static final String FIND = "SELECT id FROM categories WHERE id = ?";

  private static final String LOAD = "SELECT name FROM categories WHERE id = ?";

  private static final String REMOVE = "DELETE FROM categories WHERE id = ?";

  private static final String FIND_ALL_CATEGORIES = "SELECT id FROM categories ORDER BY id";

  private transient Table table;
  private Integer id;
  private String name;

  @Override
  public void setEntityContext(EntityContext context) {
    super.setEntityContext(context);
    table = new Table("category", context);
  }

  /** The key, if there is such a row. */
  public Integer ejbFindByPrimaryKey(Integer key) throws ObjectNotFoundException {
    return table.findOne(FIND, key);
  }

  /** The keys of the rows. */
  public Collection<Integer> ejbFindAllCategories() {
    return table.findMany(FIND_ALL_CATEGORIES);
  }

  @Override
  public void ejbLoad() {
    id = (Integer) context().getPrimaryKey();
    table.load(LOAD, id, this::read);
  }

  private void read(Columns row) throws SQLException {
    name = row.text();
  }

  @Override
  public void ejbRemove() {
    table.write(REMOVE, id);
  }

  @Override
  public Integer getId() {
    return id;
  }

  @Override
  public void setId(Integer newId) {
    id = newId;
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
