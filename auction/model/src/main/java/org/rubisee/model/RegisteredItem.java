package org.rubisee.model;

import java.io.Serializable;
import java.time.LocalDateTime;

/**
 * An item that has just been put up for sale.
 *
 * @param id its primary key
 * @param item the request of the seller
 * @param startDate when the auction started, business time
 * @param endDate when it ends, business time
 */
public record RegisteredItem(int id, NewItem item, LocalDateTime startDate, LocalDateTime endDate)
    implements Serializable {}
