package org.rubisee.entities;

import org.rubisee.model.Region;

/** The business methods of a region. */
public interface RegionBusiness extends EntityBusiness {
  String getName();

  void setName(String name);

  /** See {@link RegionEntity#getRegion()}. */
  default Region getRegion() {
    return new Region(getId(), getName());
  }
}
