package org.rubisee.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.List;
import org.rubisee.jpa.entities.RegionEntity;
import org.rubisee.model.BrowseRegions;
import org.rubisee.model.Region;

/** Lists the regions, which the second-level cache may keep. */
@Stateless
@Remote(BrowseRegions.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class BrowseRegionsBean extends JpaBean implements BrowseRegions {

  @Override
  public List<Region> browseRegions() {
    return queries().cacheableQuery(RegionEntity.ALL, RegionEntity.class).getResultList().stream()
        .map(RegionEntity::region)
        .toList();
  }
}
