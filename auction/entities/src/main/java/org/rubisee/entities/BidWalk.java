package org.rubisee.entities;

import jakarta.ejb.EJBException;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.rubisee.logic.Money;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.AuctionRules.BidForUnits;

/**
 * Walks the bids on an item from the highest down, asking each for its quantity only. The rule says
 * where the walk ends; the last bid is then asked for its amount.
 */
final class BidWalk implements Iterator<BidForUnits> {
  private final Bids bids;
  private final Iterator<Integer> keys;
  private Optional<BidEntity> last = Optional.empty();

  /** A walk over the bids with these keys, highest first. */
  BidWalk(Bids bids, List<Integer> highestFirst) {
    this.bids = bids;
    keys = highestFirst.iterator();
  }

  /** The lowest bid that still wins a unit, zero without bids. */
  Money lowestWinningBid(int quantity) throws IOException {
    AuctionRules.lowestWinningBid(quantity, this);
    return last.isPresent() ? Money.of(last.get().getBid()) : Money.ZERO;
  }

  @Override
  public boolean hasNext() {
    return keys.hasNext();
  }

  @Override
  public BidForUnits next() {
    Integer key = keys.next();
    try {
      BidEntity bid = bids.findByPrimaryKey(key);
      last = Optional.of(bid);
      return new BidForUnits(Money.ZERO, bid.getQuantity());
    } catch (IOException | FinderException e) {
      throw new EJBException("Could not ask bid " + key + " for its quantity", e);
    }
  }
}
