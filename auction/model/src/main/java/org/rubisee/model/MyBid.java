package org.rubisee.model;

import java.io.Serializable;
import java.time.LocalDateTime;
import org.rubisee.logic.Money;

/**
 * A running auction that the user has a bid on.
 *
 * @param itemId the item
 * @param itemName its name
 * @param price the highest bid
 * @param myMaxBid the most that the user would pay, as said with the user's highest bid
 * @param quantity units available
 * @param startDate when the auction started, business time
 * @param endDate when it ends, business time
 * @param sellerId who sells
 * @param sellerNickname the seller's name
 */
public record MyBid(
    int itemId,
    String itemName,
    Money price,
    Money myMaxBid,
    int quantity,
    LocalDateTime startDate,
    LocalDateTime endDate,
    int sellerId,
    String sellerNickname)
    implements Serializable {}
