package org.rubisee.bmp;

import jakarta.ejb.EntityContext;
import jakarta.ejb.ObjectNotFoundException;
import java.sql.SQLException;
import java.util.Collection;
import org.rubisee.entities.RegionBusiness;

/** A region where users live. */
public class RegionBean extends RegionBusiness {
  private static final long serialVersionUID = 1;

  private static final String FIND = "SELECT id FROM regions WHERE id = ?";

  private static final String LOAD = "SELECT name FROM regions WHERE id = ?";

  private static final String REMOVE = "DELETE FROM regions WHERE id = ?";

  private static final String FIND_ALL_REGIONS = "SELECT id FROM regions ORDER BY id";

  private static final String FIND_BY_NAME = "SELECT id FROM regions WHERE name = ?";

  private transient Table table;
  private Integer id;
  private String name;

  @Override
  public void setEntityContext(EntityContext context) {
    super.setEntityContext(context);
    table = new Table("region", context);
  }

  /** The key, if there is such a row. */
  public Integer ejbFindByPrimaryKey(Integer key) throws ObjectNotFoundException {
    return table.findOne(FIND, key);
  }

  /** The keys of the rows. */
  public Collection<Integer> ejbFindAllRegions() {
    return table.findMany(FIND_ALL_REGIONS);
  }

  /** The key of the row that has it. */
  public Integer ejbFindByName(String name) throws ObjectNotFoundException {
    return table.findOne(FIND_BY_NAME, name);
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
