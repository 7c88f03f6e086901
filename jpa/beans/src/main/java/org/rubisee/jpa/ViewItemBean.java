package org.rubisee.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.List;
import java.util.Optional;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.AuctionRules.BidForUnits;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.Rejection;
import org.rubisee.model.ViewItem;

/**
 * Shows an item, current or old: one query, a second one for an old item, and one for the bids when
 * several units are for sale.
 */
@Stateless
@Remote(ViewItem.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class ViewItemBean extends JpaBean implements ViewItem {
  private static final String HIGHEST_BIDS =
      """
      select new org.rubisee.model.AuctionRules$BidForUnits(b.amount, b.quantity)
      from Bid b
      where b.itemId = :item
      order by b.amount desc, b.id""";

  @Override
  public ItemDetails viewItem(int itemId) throws RejectedException {
    Optional<ItemDetails> current = queries().currentItem(itemId);
    if (current.isPresent()) {
      return withLowestWinningBid(current.get());
    }
    return queries()
        .oldItem(itemId)
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_ITEM));
  }

  private ItemDetails withLowestWinningBid(ItemDetails item) {
    if (!AuctionRules.severalBidsCanWin(item.quantity(), item.bids())) {
      return item;
    }
    List<BidForUnits> highestFirst =
        queries()
            .query(HIGHEST_BIDS, BidForUnits.class)
            .setParameter("item", item.id())
            .setMaxResults(item.quantity())
            .getResultList();
    return item.withLowestWinningBid(
        AuctionRules.lowestWinningBid(item.quantity(), highestFirst.iterator()));
  }
}
