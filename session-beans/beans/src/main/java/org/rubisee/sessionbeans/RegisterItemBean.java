package org.rubisee.sessionbeans;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewItem;
import org.rubisee.model.RegisterItem;
import org.rubisee.model.RegisteredItem;

/** Puts an item up for sale. */
@Stateless
@Remote(RegisterItem.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class RegisterItemBean extends SqlBean implements RegisterItem {

  @Override
  public RegisteredItem registerItem(NewItem item) throws RejectedException {
    return answer(sql -> sql.registerItem().registerItem(item));
  }
}
