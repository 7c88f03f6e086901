package org.rubisee.cmp;

import org.rubisee.entities.AbstractEntity;
import org.rubisee.entities.CategoryBusiness;

/** A category of items. */
public abstract class CategoryBean extends AbstractEntity implements CategoryBusiness {
  private static final long serialVersionUID = 1;
}
