package org.rubisee.model;

import java.io.Serializable;
import java.time.LocalDateTime;
import org.rubisee.logic.Money;

/**
 * One line of a list of running auctions.
 *
 * @param id primary key of the item
 * @param name what is sold
 * @param price the highest bid, else the initial price
 * @param bids number of bids so far
 * @param endDate when the auction ends, business time
 * @param buyNow whether it can be bought at once
 * @param categoryId its category
 */
public record ItemSummary(
    int id,
    String name,
    Money price,
    int bids,
    LocalDateTime endDate,
    boolean buyNow,
    int categoryId)
    implements Serializable {}
