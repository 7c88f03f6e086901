package org.rubisee.entities;

import jakarta.ejb.FinderException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.beans.EntityCalls;
import org.rubisee.beans.Transactions;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.BrowseRegions;
import org.rubisee.model.Region;

/** Lists the regions: a finder and one call per region, in one transaction. */
public record EntityBrowseRegions(EntityHomes homes, Transactions transactions)
    implements BrowseRegions {
  @Override
  public List<Region> browseRegions() {
    try {
      return EntityCalls.of("BrowseRegions", () -> transactions.within(this::regions));
    } catch (RejectedException e) {
      throw new IllegalStateException("A list of regions breaks no rule", e);
    }
  }

  private List<Region> regions() throws FinderException, IOException {
    List<Region> regions = new ArrayList<>();
    for (RegionEntity region : homes.regions().findAllRegions()) {
      regions.add(region.getRegion());
    }
    return regions;
  }
}
