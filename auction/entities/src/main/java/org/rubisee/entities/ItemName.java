package org.rubisee.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import org.rubisee.beans.EntityCalls;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Rejection;

/** Asks an item, current or old, for its name: a finder, or two for an old item, and a getter. */
record ItemName(EntityHomes homes) {
  /**
   * The name of an item.
   *
   * @throws RejectedException if there is no such item, current or old
   */
  String of(Integer itemId)
      throws RejectedException, CreateException, FinderException, IOException {
    try {
      return homes.items().findByPrimaryKey(itemId).getName();
    } catch (ObjectNotFoundException e) {
      return EntityCalls.found(
              Rejection.NO_SUCH_ITEM, () -> homes.oldItems().findByPrimaryKey(itemId))
          .getName();
    }
  }
}
