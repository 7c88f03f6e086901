package org.rubisee.model;

import org.rubisee.logic.RejectedException;

/** Shows an item, current or old. */
public interface ViewItem {

  /**
   * The item, looked for among the items first and then among the old items.
   *
   * @throws RejectedException if there is no such item
   */
  ItemDetails viewItem(int itemId) throws RejectedException;
}
