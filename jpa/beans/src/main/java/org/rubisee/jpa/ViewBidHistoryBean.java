package org.rubisee.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.List;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.BidDetails;
import org.rubisee.model.BidHistory;
import org.rubisee.model.UserDetails;
import org.rubisee.model.ViewBidHistory;

/** Shows the bids on an item: two queries, three for an old item. */
@Stateless
@Remote(ViewBidHistory.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class ViewBidHistoryBean extends JpaBean implements ViewBidHistory {
  private static final String BIDS =
      """
      select new org.rubisee.model.BidDetails(
        b.id, b.bidderId, coalesce(u.nickname, :unknown), b.amount, b.quantity, b.date)
      from Bid b left join User u on u.id = b.bidderId
      where b.itemId = :item
      order by b.date desc, b.id desc""";

  @Override
  public BidHistory viewBidHistory(int itemId) throws RejectedException {
    return earlierBids(itemId, 0);
  }

  @Override
  public BidHistory earlierBids(int itemId, int skip) throws RejectedException {
    String name = queries().itemName(itemId);
    List<BidDetails> bids =
        queries()
            .query(BIDS, BidDetails.class)
            .setParameter("unknown", UserDetails.UNKNOWN_NICKNAME)
            .setParameter("item", itemId)
            .setFirstResult(skip)
            .setMaxResults(AuctionRules.MAX_LISTED + 1)
            .getResultList();
    return new BidHistory(itemId, name, bids);
  }
}
