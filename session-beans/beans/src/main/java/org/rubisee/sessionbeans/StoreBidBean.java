package org.rubisee.sessionbeans;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;
import org.rubisee.model.StoreBid;

/** Places a bid. */
@Stateless
@Remote(StoreBid.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class StoreBidBean extends SqlBean implements StoreBid {

  @Override
  public void storeBid(NewBid bid) throws RejectedException {
    change(sql -> sql.storeBid().storeBid(bid));
  }
}
