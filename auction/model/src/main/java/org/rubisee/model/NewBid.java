package org.rubisee.model;

import java.io.Serializable;
import org.rubisee.logic.Money;

/**
 * A bid that a user wants to place.
 *
 * @param userId the bidder
 * @param itemId the item
 * @param quantity units wanted, from 1
 * @param bid the amount offered
 * @param maxBid the most that the bidder would pay, at least {@code bid}
 */
public record NewBid(int userId, int itemId, int quantity, Money bid, Money maxBid)
    implements Serializable {}
