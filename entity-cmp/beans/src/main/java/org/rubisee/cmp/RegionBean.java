package org.rubisee.cmp;

import org.rubisee.entities.AbstractEntity;
import org.rubisee.entities.RegionBusiness;

/** A region where users live. */
public abstract class RegionBean extends AbstractEntity implements RegionBusiness {
  private static final long serialVersionUID = 1;
}
