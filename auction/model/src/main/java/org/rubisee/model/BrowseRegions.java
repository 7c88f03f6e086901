package org.rubisee.model;

import java.util.List;

/** Lists the regions. */
public interface BrowseRegions {

  /** All regions, by id. */
  List<Region> browseRegions();
}
