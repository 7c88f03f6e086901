package org.rubisee.model;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;

/**
 * The business rules, called by all implementations, so that they cannot differ. Each is checked
 * against what the database says inside the transaction, never against fields of the request.
 */
public final class AuctionRules {

  /** The ratings that a comment may give. */
  public static final List<Integer> RATINGS = List.of(-5, -3, 0, 3, 5);

  /** Items per search page unless the request says otherwise. */
  public static final int DEFAULT_ITEMS_PER_PAGE = 25;

  /** Most items per search page. */
  public static final int MAX_ITEMS_PER_PAGE = 100;

  /** Longest name of an item, in characters. */
  public static final int MAX_NAME = 100;

  /** Longest description or comment, in characters: what the original's loader may send. */
  public static final int MAX_TEXT = 8192;

  /** Longest auction, in days. */
  public static final int MAX_DURATION_DAYS = 30;

  /**
   * Most units of one item. ViewItem and PutBid read as many bids of an item as it has units, so
   * this bounds what they read. Generated data has at most 10.
   */
  public static final int MAX_QUANTITY = 100;

  /**
   * The largest amount that a request may name: 999,999,999.99. A tenth of what the database holds,
   * so that no sum of such amounts exceeds a column.
   */
  public static final Money MAX_AMOUNT = new Money(99_999_999_999L);

  /**
   * Most comments on a page, the newest; the use cases return one more if there are more. Generated
   * data has at most 7 on one user.
   */
  public static final int MAX_COMMENTS = 25;

  /**
   * Most lines of a list of bids, sales or purchases; the use cases return one more if there are
   * more. Generated data has at most 20 in one list.
   */
  public static final int MAX_LISTED = 100;

  /** How far back AboutMe looks, in days. */
  public static final int RECENT_DAYS = 30;

  private AuctionRules() {}

  /** The price shown: the highest bid, else the initial price. */
  public static Money price(Money initialPrice, Money maxBid) {
    return maxBid.isZero() ? initialPrice : maxBid;
  }

  /**
   * The least that the next bid must offer: the highest bid + 1, else the initial price. Never more
   * than the database holds, whatever is stored.
   */
  public static Money minimumBid(Money initialPrice, int bids, Money maxBid) {
    return bids == 0 ? initialPrice : maxBid.plusAtMost(Money.ONE);
  }

  /** Whether bids and purchases are taken: the end lies ahead and a unit is left. */
  public static boolean isOpen(int quantity, LocalDateTime endDate, LocalDateTime now) {
    return quantity > 0 && endDate.isAfter(now);
  }

  /**
   * Whether the lowest bid that still wins a unit can be another one than the highest bid, and so
   * must be looked for: several units are for sale and there are bids.
   */
  public static boolean severalBidsCanWin(int quantity, int bids) {
    return quantity > 1 && bids > 0;
  }

  /**
   * The lowest bid that still wins a unit: walks the bids from the highest down until their
   * quantities use up the units for sale. Reads no more bids than it needs.
   *
   * @param quantity units for sale
   * @param highestFirst bids of the item, highest first, then oldest first
   * @return that bid's amount, the last one's when all of them win; zero without bids
   */
  public static Money lowestWinningBid(int quantity, Iterator<BidForUnits> highestFirst) {
    Money lowest = Money.ZERO;
    int unitsLeft = quantity;
    while (unitsLeft > 0 && highestFirst.hasNext()) {
      BidForUnits next = highestFirst.next();
      lowest = next.bid();
      unitsLeft -= next.quantity();
    }
    return lowest;
  }

  /**
   * The bids that won when an auction ended: from the highest down until their quantities use up
   * the units, none below the reserve price.
   *
   * @param quantity units left at the end
   * @param reservePrice the lowest price the seller accepts, zero for none
   * @param newestFirst bids of the item, newest first, and so highest first
   */
  public static List<BidDetails> winningBids(
      int quantity, Money reservePrice, List<BidDetails> newestFirst) {
    List<BidDetails> winning = new ArrayList<>();
    int unitsLeft = quantity;
    for (BidDetails bid : newestFirst) {
      if (unitsLeft <= 0 || bid.bid().isLessThan(reservePrice)) {
        break;
      }
      winning.add(bid);
      unitsLeft -= bid.quantity();
    }
    return winning;
  }

  /**
   * An amount offered for a number of units.
   *
   * @param bid the amount
   * @param quantity units wanted
   */
  public record BidForUnits(Money bid, int quantity) {}

  /**
   * Decides whether a bid may be placed on an item that is locked for this transaction.
   *
   * @throws RejectedException if the auction is over, too few units are left, the bid is below the
   *     minimum or the maximum bid is below the bid
   */
  public static void checkBid(NewBid bid, AuctionState item, LocalDateTime now)
      throws RejectedException {
    if (!isOpen(item.quantity(), item.endDate(), now)) {
      throw new RejectedException(Rejection.AUCTION_ENDED);
    }
    if (bid.quantity() > item.quantity()) {
      throw new RejectedException(Rejection.NOT_ENOUGH_UNITS);
    }
    if (bid.bid().isLessThan(minimumBid(item.initialPrice(), item.bids(), item.maxBid()))) {
      throw new RejectedException(Rejection.BID_TOO_LOW);
    }
    if (bid.maxBid().isLessThan(bid.bid())) {
      throw new RejectedException(Rejection.MAX_BID_BELOW_BID);
    }
  }

  /**
   * Decides whether units of an item that is locked for this transaction may be bought at once.
   *
   * @throws RejectedException if it has no buy-now price, the auction is over or too few units are
   *     left
   */
  public static void checkPurchase(int quantity, AuctionState item, LocalDateTime now)
      throws RejectedException {
    if (item.buyNow().isZero()) {
      throw new RejectedException(Rejection.NOT_FOR_BUY_NOW);
    }
    if (!isOpen(item.quantity(), item.endDate(), now)) {
      throw new RejectedException(Rejection.AUCTION_ENDED);
    }
    if (quantity > item.quantity()) {
      throw new RejectedException(Rejection.NOT_ENOUGH_UNITS);
    }
  }

  /** The end of an auction after units were bought: now when none is left, else as before. */
  public static LocalDateTime endAfterPurchase(
      int unitsLeft, LocalDateTime endDate, LocalDateTime now) {
    return unitsLeft == 0 ? now : endDate;
  }

  /**
   * Whether a rating may be given with a comment.
   *
   * @param rating the rating asked for
   */
  public static boolean isRating(int rating) {
    return RATINGS.contains(rating);
  }
}
