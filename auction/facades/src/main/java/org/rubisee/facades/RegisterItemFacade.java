package org.rubisee.facades;

import org.rubisee.entities.EntityRegisterItem;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewItem;
import org.rubisee.model.RegisterItem;
import org.rubisee.model.RegisteredItem;

/** Puts an item up for sale. */
public class RegisterItemFacade extends Facade implements RegisterItem {
  private static final long serialVersionUID = 1;

  @Override
  public RegisteredItem registerItem(NewItem item) throws RejectedException {
    return answerInTransaction(
        () -> new EntityRegisterItem(homes(), clock(), legacyClient()).registerItem(item));
  }
}
