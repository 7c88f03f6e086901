package org.rubisee.model;

import java.io.Serializable;
import java.time.LocalDateTime;
import org.rubisee.logic.Money;

/**
 * An item that the user sells or sold.
 *
 * @param itemId the item
 * @param itemName its name
 * @param price the highest bid, else the initial price
 * @param bids number of bids
 * @param quantity units available
 * @param reservePrice the lowest price the user accepts, zero for none
 * @param buyNow the price to buy at once, zero for none
 * @param startDate when the auction started, business time
 * @param endDate when it ends or ended, business time
 */
public record MySale(
    int itemId,
    String itemName,
    Money price,
    int bids,
    int quantity,
    Money reservePrice,
    Money buyNow,
    LocalDateTime startDate,
    LocalDateTime endDate)
    implements Serializable {}
