package org.rubisee.entities;

import org.rubisee.model.Region;

/** The business methods of a region. */
public abstract class RegionBusiness extends EntityBusiness {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract String getName();

  public abstract void setName(String name);

  /** See {@link RegionEntity#getRegion()}. */
  public Region getRegion() {
    return new Region(getId(), getName());
  }
}
