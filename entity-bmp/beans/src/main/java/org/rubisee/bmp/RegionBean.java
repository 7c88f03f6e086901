package org.rubisee.bmp;

import jakarta.ejb.ObjectNotFoundException;
import java.sql.SQLException;
import java.util.Collection;
import org.rubisee.entities.RegionBusiness;

/** A region where users live. */
public class RegionBean extends BeanManaged implements RegionBusiness {
  private static final long serialVersionUID = 1;

  private static final String FIND = "SELECT id FROM regions WHERE id = ?";

  private static final String LOAD = "SELECT name FROM regions WHERE id = ?";

  private static final String REMOVE = "DELETE FROM regions WHERE id = ?";

  private static final String FIND_ALL_REGIONS = "SELECT id FROM regions ORDER BY id";

  private static final String FIND_BY_NAME = "SELECT id FROM regions WHERE name = ?";

  private String name;

  /** An instance in the pool. */
  public RegionBean() {
    super("region", FIND, LOAD, REMOVE);
  }

  /** The keys of the rows. */
  public Collection<Integer> ejbFindAllRegions() {
    return findMany(FIND_ALL_REGIONS);
  }

  /** The key of the row that has it. */
  public Integer ejbFindByName(String name) throws ObjectNotFoundException {
    return findOne(FIND_BY_NAME, name);
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
