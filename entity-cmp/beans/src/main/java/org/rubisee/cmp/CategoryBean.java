package org.rubisee.cmp;

import org.rubisee.entities.CategoryBusiness;

/** A category of items. */
public abstract class CategoryBean extends CategoryBusiness {
  private static final long serialVersionUID = 1;
}
