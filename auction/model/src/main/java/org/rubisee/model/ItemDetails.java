package org.rubisee.model;

import java.io.Serializable;
import java.time.LocalDateTime;
import org.rubisee.logic.Money;

/**
 * All that the page of an item shows, be it running, ended or one of the old items.
 *
 * @param id primary key of the item
 * @param name what is sold
 * @param description the seller's text
 * @param quantity units still available, 0 when sold out
 * @param initialPrice the price it started from
 * @param reservePrice the lowest price the seller accepts, zero for none
 * @param buyNow the price to buy at once, zero for none
 * @param bids number of bids so far
 * @param maxBid the highest bid, zero without bids
 * @param lowestWinningBid the lowest bid that still wins a unit (see {@link
 *     AuctionRules#lowestWinningBid}) of a current item where {@link
 *     AuctionRules#severalBidsCanWin} says so; else, for old items and on the page to buy at once,
 *     equal to {@code maxBid}
 * @param sellerId who sells
 * @param sellerNickname the seller's name
 * @param startDate when the auction started, business time
 * @param endDate when it ends or ended, business time
 * @param categoryId its category
 */
public record ItemDetails(
    int id,
    String name,
    String description,
    int quantity,
    Money initialPrice,
    Money reservePrice,
    Money buyNow,
    int bids,
    Money maxBid,
    Money lowestWinningBid,
    int sellerId,
    String sellerNickname,
    LocalDateTime startDate,
    LocalDateTime endDate,
    int categoryId)
    implements Serializable {

  /** The same item with that lowest winning bid. */
  public ItemDetails withLowestWinningBid(Money bid) {
    return new ItemDetails(
        id,
        name,
        description,
        quantity,
        initialPrice,
        reservePrice,
        buyNow,
        bids,
        maxBid,
        bid,
        sellerId,
        sellerNickname,
        startDate,
        endDate,
        categoryId);
  }

  /** What the rules need to know of it. */
  public AuctionState auctionState() {
    return new AuctionState(quantity, initialPrice, buyNow, bids, maxBid, endDate);
  }

  /** The highest bid, else the initial price. */
  public Money price() {
    return AuctionRules.price(initialPrice, maxBid);
  }

  /** The least that the next bid must offer. */
  public Money minimumBid() {
    return AuctionRules.minimumBid(initialPrice, bids, maxBid);
  }

  /** Whether bids and purchases are still taken at that moment of business time. */
  public boolean isOpenAt(LocalDateTime now) {
    return AuctionRules.isOpen(quantity, endDate, now);
  }

  /** Whether it can be bought at once at that moment of business time. */
  public boolean isBuyableAt(LocalDateTime now) {
    return !buyNow.isZero() && isOpenAt(now);
  }
}
