package org.rubisee.model;

import java.io.Serializable;
import org.rubisee.logic.Money;

/**
 * An item that a user wants to sell.
 *
 * @param sellerId the seller
 * @param categoryId its category
 * @param name what is sold, at most {@link AuctionRules#MAX_NAME} characters
 * @param description the seller's text, at most {@link AuctionRules#MAX_TEXT} characters
 * @param quantity units for sale, from 1
 * @param initialPrice the price to start from
 * @param reservePrice the lowest price the seller accepts, zero for none
 * @param buyNow the price to buy at once, zero for none
 * @param durationDays how long the auction runs, 1 to {@link AuctionRules#MAX_DURATION_DAYS} days
 */
public record NewItem(
    int sellerId,
    int categoryId,
    String name,
    String description,
    int quantity,
    Money initialPrice,
    Money reservePrice,
    Money buyNow,
    int durationDays)
    implements Serializable {}
