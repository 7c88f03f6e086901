package org.rubisee.cmp;

import java.time.LocalDateTime;
import org.rubisee.entities.AbstractEntity;
import org.rubisee.entities.ItemBusiness;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewItem;

/** An item for sale, or one whose auction ended since the data was made. */
public abstract class ItemBean extends AbstractEntity implements ItemBusiness {
  private static final long serialVersionUID = 1;

  /** Puts an item up for sale. */
  public Integer ejbCreate(NewItem item, LocalDateTime now, boolean anyCategory)
      throws RejectedException {
    register(item, now, anyCategory);
    return null; // the container knows the key field
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(NewItem item, LocalDateTime now, boolean anyCategory) {}
}
