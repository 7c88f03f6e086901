package org.rubisee.model;

import org.rubisee.logic.RejectedException;

/** Puts an item up for sale. */
public interface RegisterItem {

  /**
   * Stores the item; its auction starts now.
   *
   * @throws RejectedException if there is no such category
   */
  RegisteredItem registerItem(NewItem item) throws RejectedException;
}
