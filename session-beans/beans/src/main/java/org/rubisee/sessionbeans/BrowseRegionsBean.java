package org.rubisee.sessionbeans;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.List;
import org.rubisee.model.BrowseRegions;
import org.rubisee.model.Region;

/** Lists the regions. */
@Stateless
@Remote(BrowseRegions.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class BrowseRegionsBean extends SqlBean implements BrowseRegions {

  @Override
  public List<Region> browseRegions() {
    return list(sql -> sql.browseRegions().browseRegions());
  }
}
