package org.rubisee.jpa;

import java.time.LocalDateTime;
import org.rubisee.logic.Money;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.MySale;

/**
 * What AboutMe selects of an item that the user sells or sold.
 *
 * @param id primary key
 * @param name what is sold
 * @param initialPrice the price it started from
 * @param maxBid the highest bid, zero without bids
 * @param bids number of bids
 * @param quantity units available
 * @param reservePrice the lowest price the user accepts, zero for none
 * @param buyNow the price to buy at once, zero for none
 * @param startDate when the auction started
 * @param endDate when it ends or ended
 */
public record OwnSale(
    int id,
    String name,
    Money initialPrice,
    Money maxBid,
    int bids,
    int quantity,
    Money reservePrice,
    Money buyNow,
    LocalDateTime startDate,
    LocalDateTime endDate) {

  /** The line that the page shows. */
  MySale sale() {
    return new MySale(
        id,
        name,
        AuctionRules.price(initialPrice, maxBid),
        bids,
        quantity,
        reservePrice,
        buyNow,
        startDate,
        endDate);
  }
}
