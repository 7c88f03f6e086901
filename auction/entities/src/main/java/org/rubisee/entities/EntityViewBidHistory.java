package org.rubisee.entities;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.rubisee.beans.EntityCalls;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.BidDetails;
import org.rubisee.model.BidHistory;
import org.rubisee.model.ViewBidHistory;

/**
 * Shows the bids on an item: its name, one query for the keys, then a finder and one call per bid,
 * which asks the bidder for the name.
 */
public record EntityViewBidHistory(EntityHomes homes) implements ViewBidHistory {
  @Override
  public BidHistory viewBidHistory(int itemId) throws RejectedException {
    return history(itemId, () -> homes.query().getItemBidHistory(itemId));
  }

  @Override
  public BidHistory earlierBids(int itemId, int skip) throws RejectedException {
    return history(itemId, () -> homes.query().getEarlierBids(itemId, skip));
  }

  private BidHistory history(int itemId, Supplier<List<Integer>> keys) throws RejectedException {
    return EntityCalls.of(
        "ViewBidHistory",
        () -> {
          String name = new ItemName(homes).of(itemId);
          List<BidDetails> bids = new ArrayList<>();
          for (Integer key : keys.get()) {
            bids.add(homes.bids().findByPrimaryKey(key).getDetails());
          }
          return new BidHistory(itemId, name, bids);
        });
  }
}
