package org.rubisee.model;

import java.io.Serializable;

/**
 * A purchase at the buy-now price.
 *
 * @param userId the buyer
 * @param itemId the item
 * @param quantity units wanted, from 1
 * @param ticket the identity of the ticket that allows it, which works once; empty when the site
 *     runs without tickets
 */
public record NewPurchase(int userId, int itemId, int quantity, String ticket)
    implements Serializable {}
