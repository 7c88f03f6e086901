package org.rubisee.model;

import java.io.Serializable;
import java.time.LocalDateTime;
import org.rubisee.logic.Money;

/**
 * An item that the user bought at once.
 *
 * @param itemId the item
 * @param itemName its name
 * @param price the buy-now price of one unit
 * @param quantity units bought
 * @param date when, business time
 * @param sellerId who sold
 * @param sellerNickname the seller's name
 */
public record MyPurchase(
    int itemId,
    String itemName,
    Money price,
    int quantity,
    LocalDateTime date,
    int sellerId,
    String sellerNickname)
    implements Serializable {}
