package org.rubisee.entities;

import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.ItemSummary;
import org.rubisee.model.MyBid;
import org.rubisee.model.MyPurchase;
import org.rubisee.model.MySale;
import org.rubisee.model.MyWin;
import org.rubisee.model.NewBid;
import org.rubisee.model.NewPurchase;

/**
 * An item for sale, or one whose auction ended since the data was made. The business methods of the
 * entity bean Item, the same in both views; {@link java.io.IOException} is what the remote view
 * adds.
 */
public interface ItemEntity extends ListedItem {
  /** The item as one line of a list. */
  ItemSummary getSummary() throws IOException;

  /** The item as a buyer sees it: one call, all values but the bids of others. */
  ItemDetails getDetails() throws IOException;

  /**
   * The item as AboutMe shows it to somebody who has a bid on it.
   *
   * @param myMaxBid the most that the bidder would pay
   */
  MyBid getMyBid(BigDecimal myMaxBid) throws IOException;

  /** The item as AboutMe shows it to its seller. */
  MySale getMySale() throws IOException;

  /** The item as AboutMe shows it to its winner. */
  MyWin getMyWin() throws IOException;

  /** The item as AboutMe shows it to somebody who bought it. */
  MyPurchase getMyPurchase(Purchase purchase) throws IOException;

  /**
   * Updates highest bid and number of bids for a bid that is about to be stored.
   *
   * @throws RejectedException if {@link org.rubisee.model.AuctionRules#checkBid} says so
   */
  void placeBid(NewBid bid, LocalDateTime now) throws RejectedException, IOException;

  /**
   * Takes units for a purchase; when none is left, the auction ends.
   *
   * @throws RejectedException if {@link org.rubisee.model.AuctionRules#checkPurchase} says so, or
   *     the ticket was used before
   */
  void takeUnits(NewPurchase purchase, LocalDateTime now) throws RejectedException, IOException;

  /** The remote component interface. */
  interface Remote extends ItemEntity, EJBObject {}

  /** The local component interface. */
  interface Local extends ItemEntity, EJBLocalObject {}
}
