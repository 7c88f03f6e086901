package org.rubisee.jpa;

import java.time.LocalDateTime;
import org.rubisee.logic.Money;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.ItemSummary;

/**
 * What a search selects of an item: neither its description nor its seller.
 *
 * @param id primary key
 * @param name what is sold
 * @param initialPrice the price it started from
 * @param maxBid the highest bid, zero without bids
 * @param bids number of bids
 * @param endDate when the auction ends
 * @param buyNow the price to buy at once, zero for none
 * @param categoryId its category
 */
public record ListedItem(
    int id,
    String name,
    Money initialPrice,
    Money maxBid,
    int bids,
    LocalDateTime endDate,
    Money buyNow,
    int categoryId) {

  /** The line that pages show. */
  ItemSummary summary() {
    return new ItemSummary(
        id,
        name,
        AuctionRules.price(initialPrice, maxBid),
        bids,
        endDate,
        !buyNow.isZero(),
        categoryId);
  }
}
