package org.rubisee.model;

import java.time.LocalDateTime;
import org.rubisee.logic.Money;

/**
 * What the rules need to know of an item, as the database has it inside the transaction.
 *
 * @param quantity units available
 * @param initialPrice the price it started from
 * @param buyNow the price to buy at once, zero for none
 * @param bids number of bids
 * @param maxBid the highest bid, zero without bids
 * @param endDate when the auction ends, business time
 */
public record AuctionState(
    int quantity,
    Money initialPrice,
    Money buyNow,
    int bids,
    Money maxBid,
    LocalDateTime endDate) {}
