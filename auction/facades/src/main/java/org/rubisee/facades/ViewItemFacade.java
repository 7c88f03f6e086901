package org.rubisee.facades;

import org.rubisee.entities.EntityViewItem;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.ViewItem;

/** Shows an item, current or old. */
public class ViewItemFacade extends Facade implements ViewItem {
  private static final long serialVersionUID = 1;

  @Override
  public ItemDetails viewItem(int itemId) throws RejectedException {
    return answerInTransaction(() -> new EntityViewItem(homes()).viewItem(itemId));
  }
}
