package org.rubisee.facades;

import java.util.List;
import org.rubisee.entities.EntityBrowseRegions;
import org.rubisee.model.BrowseRegions;
import org.rubisee.model.Region;

/** Lists the regions. */
public class BrowseRegionsFacade extends Facade implements BrowseRegions {
  private static final long serialVersionUID = 1;

  @Override
  public List<Region> browseRegions() {
    return list(() -> new EntityBrowseRegions(homes(), transactions()).browseRegions());
  }
}
