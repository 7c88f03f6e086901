package org.rubisee.model;

import java.io.Serializable;
import java.time.LocalDateTime;
import org.rubisee.logic.Money;

/**
 * An auction that ended with the user's bid highest.
 *
 * @param itemId the item
 * @param itemName its name
 * @param price the user's bid
 * @param endDate when it ended, business time
 * @param sellerId who sold
 * @param sellerNickname the seller's name
 */
public record MyWin(
    int itemId,
    String itemName,
    Money price,
    LocalDateTime endDate,
    int sellerId,
    String sellerNickname)
    implements Serializable {}
