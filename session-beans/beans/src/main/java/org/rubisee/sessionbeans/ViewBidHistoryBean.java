package org.rubisee.sessionbeans;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.BidHistory;
import org.rubisee.model.ViewBidHistory;

/** Shows the bids on an item, current or old. */
@Stateless
@Remote(ViewBidHistory.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class ViewBidHistoryBean extends SqlBean implements ViewBidHistory {

  @Override
  public BidHistory viewBidHistory(int itemId) throws RejectedException {
    return answer(sql -> sql.viewBidHistory().viewBidHistory(itemId));
  }

  @Override
  public BidHistory earlierBids(int itemId, int skip) throws RejectedException {
    return answer(sql -> sql.viewBidHistory().earlierBids(itemId, skip));
  }
}
