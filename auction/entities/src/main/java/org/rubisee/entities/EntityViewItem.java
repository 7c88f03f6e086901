package org.rubisee.entities;

import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import org.rubisee.beans.EntityCalls;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.Rejection;
import org.rubisee.model.ViewItem;

/**
 * Shows an item: a finder and 13 getters; a finder more for an old item; and when several units are
 * for sale one query, two calls for each of the bids that use them up, and one for the last bid.
 */
public record EntityViewItem(EntityHomes homes) implements ViewItem {
  @Override
  public ItemDetails viewItem(int itemId) throws RejectedException {
    return EntityCalls.of(
        "ViewItem",
        () -> {
          try {
            return currentItem(itemId);
          } catch (ObjectNotFoundException e) {
            return oldItem(itemId);
          }
        });
  }

  private ItemDetails currentItem(int itemId) throws FinderException, IOException {
    ItemDetails item = ask(itemId, homes.items().findByPrimaryKey(itemId));
    return AuctionRules.severalBidsCanWin(item.quantity(), item.bids())
        ? item.withLowestWinningBid(lowestWinningBid(item))
        : item;
  }

  private ItemDetails oldItem(int itemId) throws IOException, FinderException, RejectedException {
    try {
      return ask(itemId, homes.oldItems().findByPrimaryKey(itemId));
    } catch (ObjectNotFoundException e) {
      throw new RejectedException(Rejection.NO_SUCH_ITEM);
    }
  }

  private static ItemDetails ask(int itemId, ListedItem item) throws IOException {
    Money maxBid = Money.of(item.getMaxBid());
    return new ItemDetails(
        itemId,
        item.getName(),
        item.getDescription(),
        item.getQuantity(),
        Money.of(item.getInitialPrice()),
        Money.of(item.getReservePrice()),
        Money.of(item.getBuyNow()),
        item.getNbOfBids(),
        maxBid,
        maxBid,
        item.getSellerId(),
        item.getSellerNickname(),
        item.getStartDate(),
        item.getEndDate(),
        item.getCategoryId());
  }

  private Money lowestWinningBid(ItemDetails item) throws IOException {
    BidWalk walk =
        new BidWalk(homes.bids(), homes.query().getItemQtyMaxBid(item.id(), item.quantity()));
    return walk.lowestWinningBid(item.quantity());
  }
}
