package org.rubisee.cmp;

import org.rubisee.entities.AbstractEntity;
import org.rubisee.entities.ListedItemBusiness;

/** An item whose auction was over before the data was made. */
public abstract class OldItemBean extends AbstractEntity implements ListedItemBusiness {
  private static final long serialVersionUID = 1;
}
