package org.rubisee.sessionbeans;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.ViewItem;

/** Shows an item, current or old. */
@Stateless
@Remote(ViewItem.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class ViewItemBean extends SqlBean implements ViewItem {

  @Override
  public ItemDetails viewItem(int itemId) throws RejectedException {
    return answer(sql -> sql.viewItem().viewItem(itemId));
  }
}
