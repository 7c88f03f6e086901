package org.rubisee.cmp;

import org.rubisee.entities.AbstractEntity;
import org.rubisee.entities.IdManagerBusiness;

/** The row that gives out primary keys. */
public abstract class IdManagerBean extends AbstractEntity implements IdManagerBusiness {
  private static final long serialVersionUID = 1;
}
